import { refuseCancel, stateOf } from '@bcs/contract/features/remote-attendance/decision';
import type { RequestedSession, RequestSteps } from '@bcs/contract/features/remote-attendance/model';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { StateBadge } from './state-badge.tsx';
import { useCancel } from './use-cancel.ts';

type Props = { request: RequestSteps; session: RequestedSession };

/** The request that was made for this session, how far it has come, and the way to take it back. REM-014 */
export function ExistingRequest({ request, session }: Props) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { cancel, pending } = useCancel();
  const { remoteAttendanceRequest, approval, denial } = request;
  const decided = stateOf(request) !== 'pending';
  const closed = refuseCancel({ decided, startTime: session.startTime }, now) !== null;
  const decision = approval ?? denial;
  return (
    <div className="grid gap-4 rounded-control bg-sunken px-4 py-4">
      <div className="grid justify-items-start gap-1.5">
        <StateBadge request={request} />
        <p>You asked to attend this session remotely on {formatDateTime(remoteAttendanceRequest.date, timeZone)}.</p>
        {decision && (
          <p>
            It was {approval ? 'approved' : 'denied'} on {formatDateTime(decision.date, timeZone)}.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!closed && (
          <Button pending={pending} onClick={() => void cancel(remoteAttendanceRequest.id, session)}>
            Cancel request
          </Button>
        )}
        <TextLink to="/attendance" search={{ tab: 'requests' }}>
          All my requests
        </TextLink>
      </div>
    </div>
  );
}
