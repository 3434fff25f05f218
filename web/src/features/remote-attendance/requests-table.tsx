import type { RemoteAttendanceRow } from '@bcs/contract/features/remote-attendance/model';
import { requestStateOf } from '@bcs/contract/features/attendance/standing';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { Tone } from '#kit/tone.ts';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';

const STATES: Record<'pending' | 'approved' | 'denied', { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'brand' },
  approved: { label: 'Approved', tone: 'good' },
  denied: { label: 'Denied', tone: 'bad' },
};

const columns = (zone: string): Column<RemoteAttendanceRow>[] => [
  {
    key: 'session',
    header: 'Session',
    rowHeader: true,
    cell: ({ session }) => (
      <TextLink to="/sessions/$sessionId" params={{ sessionId: String(session.id) }}>
        {session.chapter !== null && `${session.chapter} `}
        {session.name}
      </TextLink>
    ),
  },
  { key: 'date', header: 'Session date', cell: ({ session }) => formatDate(session.startTime, zone) },
  {
    key: 'requested',
    header: 'Requested',
    cell: ({ remoteAttendanceRequest }) => remoteAttendanceRequest && formatDate(remoteAttendanceRequest.date, zone),
  },
  {
    key: 'state',
    header: 'Status',
    cell: (row) => {
      const state = requestStateOf(row);
      return state && <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>;
    },
  },
];

/** The student's remote requests in every state. ATT-031 */
export function RequestsTable({ rows }: { rows: readonly RemoteAttendanceRow[] }) {
  const { timeZone } = useViewer();
  return (
    <Card className="overflow-hidden">
      <Table
        caption="Your remote attendance requests"
        columns={columns(timeZone)}
        rows={rows}
        rowKey={({ remoteAttendanceRequest }) => remoteAttendanceRequest?.id ?? 0}
        cards
        empty={
          <EmptyState
            icon={<IconDeviceLaptop size={28} />}
            title="You have not submitted any remote attendance requests for this course. You can request remote attendance on the page of an upcoming session."
          />
        }
      />
    </Card>
  );
}
