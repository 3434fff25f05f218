import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { refuseCancel, stateOf } from '@bcs/contract/features/remote-attendance/decision';
import type { RemoteAttendanceRow } from '@bcs/contract/features/remote-attendance/model';
import { noRequestsText } from '@bcs/contract/features/remote-attendance/sentences';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { MoreRequests } from './more-requests.tsx';
import { FILTER_OPTIONS, statusOf, type RequestFilter } from './request-filter.ts';
import { ownRequestPages } from './request-pages.ts';
import { StateBadge } from './state-badge.tsx';
import { useCancel } from './use-cancel.ts';

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
  { key: 'date', header: 'Session date', cell: ({ session }) => <Moment at={session.startTime} zone={zone} /> },
  {
    key: 'requested',
    header: 'Requested',
    cell: ({ remoteAttendanceRequest }) => <Moment at={remoteAttendanceRequest.date} zone={zone} dayOnly />,
  },
  { key: 'state', header: 'Status', cell: (row) => <StateBadge request={row} /> },
  { key: 'cancel', header: 'Cancel', hideHeader: true, align: 'end', cell: (row) => <CancelButton row={row} /> },
];

type Props = { filter: RequestFilter; onFilter: (filter: RequestFilter) => void };

/** The student's remote requests, of all states or of one. ATT-031, REM-033, REM-052, REM-053 */
export function RequestsTable({ filter, onFilter }: Props) {
  const { timeZone, enrollmentId } = useViewer();
  const pages = useSuspenseInfiniteQuery(ownRequestPages({ enrollmentId, ...statusOf(filter) }));
  return (
    <div className="grid gap-4">
      <Segmented label="Which requests" value={filter} options={FILTER_OPTIONS} onChange={onFilter} />
      <Card className="overflow-hidden">
        <Table
          caption="Your remote attendance requests"
          columns={columns(timeZone)}
          rows={pages.data.rows}
          rowKey={({ remoteAttendanceRequest }) => remoteAttendanceRequest.id}
          cards
          empty={<EmptyState icon={<IconDeviceLaptop size={28} />} title={noRequestsText(filter)} />}
        />
      </Card>
      <MoreRequests pages={pages} />
    </div>
  );
}

/** Shown while the request can be cancelled; it disappears when the session begins. REM-014 */
function CancelButton({ row }: { row: RemoteAttendanceRow }) {
  const now = useNow();
  const { cancel, pending } = useCancel();
  const decided = stateOf(row) !== 'pending';
  if (refuseCancel({ decided, startTime: row.session.startTime }, now)) return null;
  return (
    <Button size="sm" pending={pending} onClick={() => void cancel(row.remoteAttendanceRequest.id, row.session)}>
      Cancel<span className="sr-only"> the request for {row.session.name}</span>
    </Button>
  );
}
