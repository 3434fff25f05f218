import type { ReactNode } from 'react';
import { IconChecks } from '@tabler/icons-react';
import { isAttendanceLocked } from '@bcs/contract/features/attendance/marking';
import { stateOf } from '@bcs/contract/features/remote-attendance/decision';
import type { RemoteAttendanceRow } from '@bcs/contract/features/remote-attendance/model';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Table } from '#kit/table.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import type { DecisionKind } from './decide.ts';
import { FailedDecisions } from './failed-decisions.tsx';
import { MoreRequests } from './more-requests.tsx';
import { type RequestsSource, requestIdOf, studentNameOf, requestColumns } from './request-columns.tsx';
import type { Requests } from './request-pages.ts';
import { UndoApprovals } from './undo-approvals.tsx';
import { type DecisionProgress, useDecide } from './use-decide.ts';
import { useSelection } from './use-selection.ts';

type Props = {
  pages: Parameters<typeof MoreRequests>[0]['pages'] & { data: Requests };
  from: RequestsSource;
  /** The text that is shown if the list is empty. */
  empty: string;
  /** The filters. */
  children: ReactNode;
};

/** The requests with buttons to decide them: one by one, or all ticked ones at once. REM-012, REM-013, REM-030 */
export function RequestList({ pages, from, empty, children }: Props) {
  const { rows, undoable } = pages.data;
  const { decide, progress, failed, tell, forget } = useDecide();
  const open = rows.filter((row) => stateOf(row) === 'pending');
  const selection = useSelection(open.map(requestIdOf));
  const onDecide = (wanted: readonly RemoteAttendanceRow[], decision: DecisionKind) =>
    void decide(
      wanted.map((row) => ({ id: requestIdOf(row), name: `${studentNameOf(row)}.` })),
      decision,
    );
  // an approval of the others would certainly fail
  const { role } = useViewer();
  const now = useNow();
  const clear = open.filter(
    ({ statusCode, session: { startTime, endTime }, course: { timeZone: zone } }) =>
      statusCode === 'none' && !isAttendanceLocked({ startTime, endTime, zone }, role, now),
  );
  const ticked = open.filter((row) => selection.has(requestIdOf(row)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {children}
      <UndoApprovals undoable={undoable} onFailed={tell} />
      <FailedDecisions failed={failed} onDismiss={forget} />
      <Card className="overflow-hidden">
        {clear.length > 1 && (
          <div className="flex min-h-14 print:hidden flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 sm:px-5">
            <Checkbox
              label={`Select all ${clear.length} open requests`}
              checked={clear.every((row) => selection.has(requestIdOf(row)))}
              hint={
                open.length > clear.length &&
                `${open.length - clear.length} left out: the attendance is set already, or locked.`
              }
              onChange={(event) => selection.tickAll(event.currentTarget.checked ? clear.map(requestIdOf) : [])}
            />
            {ticked.length > 0 && (
              <span className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>button]:grow">
                <span role="status" className="text-sm text-muted tabular-nums max-sm:w-full">
                  {progress && progress.id === null ? progressText(progress) : `${ticked.length} selected`}
                </span>
                <Button
                  size="sm"
                  tone="primary"
                  disabled={progress !== null}
                  onClick={() => onDecide(ticked, 'approve')}
                >
                  Approve selected
                </Button>
                <Button size="sm" disabled={progress !== null} onClick={() => onDecide(ticked, 'deny')}>
                  Deny selected
                </Button>
              </span>
            )}
          </div>
        )}
        <Table
          caption="Remote attendance requests"
          columns={requestColumns({
            from,
            // under the filter for pending requests, every row would say the same
            tellsState: rows.some((row) => stateOf(row) !== 'pending'),
            selection,
            progress,
            onDecide: (row, decision) => onDecide([row], decision),
          })}
          rows={rows}
          rowKey={requestIdOf}
          cards
          dense
          empty={<EmptyState icon={<IconChecks size={28} />} title={empty} />}
        />
      </Card>
      <MoreRequests pages={pages} />
    </div>
  );
}

const progressText = ({ decision, done, total }: DecisionProgress) =>
  `${decision === 'approve' ? 'Approving' : 'Denying'} ${done} of ${total}…`;
