import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import { IconCalendarOff } from '@tabler/icons-react';
import { labelTone } from '#features/attendance/status-look.ts';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';

const columns = (zone: string): Column<AttendanceHistoryRow>[] => [
  {
    key: 'session',
    header: 'Session',
    rowHeader: true,
    sortBy: ({ session }) => session.name,
    cell: ({ session }) => (
      <TextLink to="/sessions/$sessionId" params={{ sessionId: String(session.id) }}>
        {session.chapter !== null && `${session.chapter} `}
        {session.name}
      </TextLink>
    ),
  },
  {
    key: 'date',
    header: 'Date',
    sortBy: ({ session }) => session.startTime,
    cell: ({ session }) => <Moment at={session.startTime} zone={zone} />,
  },
  {
    key: 'status',
    header: 'Status',
    sortBy: ({ status }) => status,
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Badge tone={labelTone(row.status)}>{row.status}</Badge>
        <span className="text-sm wrap-anywhere text-muted">
          {row.excusedAbsenceReason?.description}
          {row.attendance?.punctualityId === 2 && 'Checked in late'}
        </span>
      </span>
    ),
  },
];

/** The student's attendance at each session, the latest first. ATT-001, ATT-031 */
export function HistoryTable({ rows }: { rows: readonly AttendanceHistoryRow[] }) {
  const { timeZone } = useViewer();
  return (
    <Card className="overflow-hidden">
      <Table
        caption="Your attendance"
        columns={columns(timeZone)}
        rows={rows}
        rowKey={({ session }) => session.id}
        cards
        empty={<EmptyState icon={<IconCalendarOff size={28} />} title="No session has taken place yet." />}
      />
    </Card>
  );
}
