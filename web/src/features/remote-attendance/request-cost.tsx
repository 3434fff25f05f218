import { remainingRemote, type RemoteQuota } from '@bcs/contract/features/remote-attendance/request';
import { remoteBalanceText } from '@bcs/contract/features/remote-attendance/sentences';
import { cx } from '#kit/cx.ts';

/** Above this number, pips would tell less than the number. */
const PIPS = 12;

/** The share of the quota that the request uses, in words and as a row of pips. REM-016, REM-055 */
export function RequestCost({ quota }: { quota: RemoteQuota }) {
  const {
    maxRemoteAttendance: most,
    remoteAttendanceCount: used,
    pendingRemoteAttendanceRequestCount: waiting,
  } = quota;
  const left = remainingRemote(quota);
  if (most === null || left === null)
    return (
      <p className="rounded-control bg-sunken px-4 py-3">There is no limit to remote attendance in this course.</p>
    );
  return (
    <div className="grid gap-3 rounded-control bg-sunken px-4 py-4">
      <p className="text-lg font-semibold">
        This request uses {most - left + 1} of {most} remote attendances
      </p>
      {most <= PIPS && (
        <div aria-hidden className="flex gap-1.5">
          {Array.from({ length: most }, (_, at) => (
            <span
              key={at}
              className={cx(
                'h-2.5 min-w-0 grow rounded-full',
                at < used
                  ? 'bg-ink/70'
                  : at < used + waiting
                    ? 'bg-ink/35'
                    : at === used + waiting
                      ? 'bg-brand'
                      : 'bg-surface inset-ring inset-ring-edge',
              )}
            />
          ))}
        </div>
      )}
      <p className="text-sm text-muted">
        {remoteBalanceText(quota)}; {left - 1} after this request
      </p>
    </div>
  );
}
