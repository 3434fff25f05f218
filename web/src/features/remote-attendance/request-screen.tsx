import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { limitWarning } from '@bcs/contract/features/remote-attendance/request';
import { REQUEST_FAILURES } from '@bcs/contract/features/remote-attendance/failures';
import { REQUEST_SENT } from '@bcs/contract/features/remote-attendance/sentences';
import { IconCalendar, IconCircleCheck } from '@tabler/icons-react';
import { refuseCancel, stateOf } from '@bcs/contract/features/remote-attendance/decision';
import type { RequestedSession, RequestSteps } from '@bcs/contract/features/remote-attendance/model';
import { SessionTime } from '#features/sessions/session-time.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { usePathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { RequestForm } from './request-form.tsx';
import { StateBadge } from './state-badge.tsx';
import { useCancel } from './use-cancel.ts';

type Weighed = Output<'requestRemoteAttendance'>;

/**
 * The screen on which a student asks to attend one session remotely, and sees beforehand what it costs. REM-001,
 * REM-005 to REM-009, REM-016 to REM-019
 */
export function RequestScreen() {
  const { enrollmentId } = useViewer();
  const sessionId = usePathId('sessionId');
  const client = useQueryClient();
  const query = callQuery('requestRemoteAttendance', { enrollmentId, sessionId });
  const weighed = useSuspenseQuery(query).data;
  const back = useWayBack(sessionId);
  const ask = useSend('createRemoteAttendanceRequest', {
    onDone: ({ enrollment }) =>
      client.setQueryData(callQuery('enrollmentInfo', { enrollmentId: enrollment.id }).queryKey, { enrollment }),
  });
  if (ask.output) {
    return (
      <StatusPage
        takesFocus
        icon={<IconCircleCheck size={36} stroke={1.7} />}
        title="Request sent"
        actions={
          <Button tone="primary" onClick={back}>
            Continue
          </Button>
        }
      >
        <p role="status">{REQUEST_SENT}</p>
      </StatusPage>
    );
  }
  return (
    <Card className="mx-auto mt-4 grid max-w-2xl gap-6 p-5 sm:mt-8 sm:p-8">
      <SessionHead session={weighed.session} />
      {weighed.eligible ? (
        <RequestForm
          weighed={weighed}
          pending={ask.pending}
          failed={ask.failure !== null}
          onRequest={() => void ask.send({ id: null, studentEnrollmentId: enrollmentId, sessionId })}
          onCancel={back}
        />
      ) : (
        <>
          <NotPossible weighed={weighed} />
          <div>
            <Button onClick={back}>Back</Button>
          </div>
        </>
      )}
    </Card>
  );
}

function SessionHead({ session: { name, chapter, startTime, endTime } }: Pick<Weighed, 'session'>) {
  const { timeZone } = useViewer();
  return (
    <header className="grid gap-2">
      <p className="text-sm font-semibold text-muted">Request Remote Attendance</p>
      <h1 className="text-3xl font-bold tracking-[-0.025em] wrap-anywhere">
        {chapter !== null && <span className="text-muted">{chapter} </span>}
        {name}
      </h1>
      <p className="flex items-start gap-1.5 text-muted">
        <IconCalendar size={18} aria-hidden className="mt-0.5 shrink-0" />
        <SessionTime {...{ startTime, endTime, timeZone }} />
      </p>
    </header>
  );
}

/** The request that exists for this session, its state, and the button to cancel it. REM-014 */
function ExistingRequest({ request, session }: { request: RequestSteps; session: RequestedSession }) {
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

/**
 * Explains why there is no form: the quota is used up, a request exists already, or the session cannot be attended
 * remotely. REM-017, REM-054
 */
function NotPossible({ weighed }: { weighed: Weighed }) {
  const { reason, request, session, studentSuccessManagers } = weighed;
  if (request) return <ExistingRequest request={request} session={session} />;
  const refusal = Object.values(REQUEST_FAILURES).find(({ code }) => code === reason);
  return (
    <Alert tone="warn">
      {reason === REQUEST_FAILURES.LIMIT_REACHED.code
        ? limitWarning(studentSuccessManagers.map(({ firstName }) => firstName))
        : refusal?.message}
    </Alert>
  );
}

/** Returns to the previous page; without one, to the session. REM-009 */
function useWayBack(sessionId: number) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return () => {
    if (canGoBack) history.back();
    else void navigate({ to: '/sessions/$sessionId', params: { sessionId: String(sessionId) } });
  };
}
