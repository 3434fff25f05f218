import { STATUS_CHOICES } from '@bcs/contract/features/attendance/statuses';
import { remoteBalanceText } from '@bcs/contract/features/remote-attendance/sentences';
import type { TodayClassHead, TodayLine } from '@bcs/contract/features/today/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { FailedDecisions } from '#features/remote-attendance/failed-decisions.tsx';
import { DecideButtons, requestIdOf, studentNameOf } from '#features/remote-attendance/request-columns.tsx';
import { UndoApprovals } from '#features/remote-attendance/undo-approvals.tsx';
import { useDecide } from '#features/remote-attendance/use-decide.ts';
import { Moment } from '#lib/moment.tsx';
import { useAnswer } from '#lib/queries.ts';
import { AttendanceInPlace } from './attendance-in-place.tsx';

/** The remote requests of a class that wait, the oldest first, each to be approved or denied at once. D-240 */
function RequestsInPlace({ of: { enrollmentId, role } }: { of: Pick<TodayClassHead, 'enrollmentId' | 'role'> }) {
  const data = useAnswer('remoteAttendanceRequests', { enrollmentId, status: 'pending' });
  const { decide, progress, failed, tell, forget } = useDecide();
  return (
    <div className="grid gap-3">
      <UndoApprovals undoable={data.undoable} onFailed={tell} />
      <FailedDecisions failed={failed} onDismiss={forget} />
      <ul className="divide-y divide-line">
        {data.remoteAttendanceRequests.toReversed().map((row) => (
          <li key={requestIdOf(row)} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 first:pt-0 last:pb-0">
            <span className="min-w-0 grow basis-60 wrap-anywhere">
              <span className="block">{studentNameOf(row)}</span>
              <span className="block text-sm text-muted">
                <Moment at={row.session.startTime} zone={row.course.timeZone} /> · {remoteBalanceText(row)}
                {row.statusCode !== 'none' && ` · attendance already set: ${STATUS_CHOICES[row.statusCode]}`}
              </span>
            </span>
            <DecideButtons
              row={row}
              role={role}
              progress={progress}
              onDecide={(decision) => void decide([{ id: requestIdOf(row), name: `${studentNameOf(row)}.` }], decision)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The content of a line, to be settled without leaving the list. D-240 */
export function InPlace({ line: { kind, objectId, enrollmentId }, role }: { line: TodayLine; role: Role }) {
  if (kind === 'remoteRequests') return <RequestsInPlace of={{ enrollmentId, role }} />;
  if (kind === 'attendance' && objectId !== null) return <AttendanceInPlace sessionId={objectId} />;
  return null;
}
