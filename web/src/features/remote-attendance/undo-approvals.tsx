import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isAttendanceLocked } from '@bcs/contract/features/attendance/marking';
import { UNDO_APPROVAL_WITHIN } from '@bcs/contract/features/remote-attendance/decision';
import type { UndoableApproval } from '@bcs/contract/features/remote-attendance/model';
import { earlier, plus, timeText } from '@bcs/contract/kernel/clock';
import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { refreshAfter } from '#lib/changes.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { decideAll } from './decide.ts';
import { studentNameOf } from './request-columns.tsx';
import type { FailedDecision } from './use-decide.ts';

const idOf = ({ remoteAttendanceRequestId }: UndoableApproval) => remoteAttendanceRequestId;
const endOf = ({ approvedAt }: UndoableApproval) => plus(approvedAt, UNDO_APPROVAL_WITHIN);

type Props = { undoable: readonly UndoableApproval[]; onFailed: (failed: readonly FailedDecision[]) => void };

/**
 * Offers to undo the approvals that somebody has made in the last ten minutes, one by one or all at once; the server
 * remembers the earlier state.
 */
export function UndoApprovals({ undoable, onFailed }: Props) {
  const client = useQueryClient();
  const now = useNow();
  const { timeZone, role } = useViewer();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const given = undoable.filter(
    (each) => now <= endOf(each) && !isAttendanceLocked({ ...each.session, zone: each.timeZone }, role, now),
  );
  const [first] = given;
  if (!first) return null;
  const undo = async (wanted: readonly UndoableApproval[]) => {
    const total = wanted.length;
    const report = (done: number) => setProgress({ done, total });
    report(0);
    const reasons = await decideAll(wanted.map(idOf), 'undo', report);
    onFailed(
      wanted.flatMap((each) => {
        const reason = reasons.get(idOf(each));
        return reason === undefined ? [] : [{ id: idOf(each), name: `${studentNameOf(each)}.`, reason }];
      }),
    );
    const undone = total - reasons.size;
    if (undone > 0) toast(plural(undone, 'approval was undone.', 'approvals were undone.'));
    await refreshAfter(client, 'undoRemoteAttendanceApproval');
    setProgress(null);
  };
  const count = given.length;
  const until = timeText(given.map(endOf).reduce(earlier), timeZone);
  return (
    <Alert
      tone="good"
      className="print:hidden"
      action={
        <Button size="sm" pending={progress !== null} onClick={() => void undo(given)}>
          {count === 1 ? 'Undo' : 'Undo all'}
        </Button>
      }
    >
      {progress
        ? `Undoing ${progress.done} of ${progress.total}…`
        : `${pluralForm(count, `The request of ${studentNameOf(first)}, was`, `${count} requests were`)} approved. You can undo this until ${until}.`}
      {count > 1 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Undo one by one</summary>
          <ul className="divide-y divide-line border-t border-line">
            {given.map((each) => (
              <li key={idOf(each)} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {studentNameOf(each)} <span className="text-muted">until {timeText(endOf(each), timeZone)}</span>
                </span>
                <Button
                  size="sm"
                  disabled={progress !== null}
                  aria-label={`Undo: ${studentNameOf(each)}`}
                  onClick={() => void undo([each])}
                >
                  Undo
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Alert>
  );
}
