import { checkInText, checkInTimesText, checkInWindow } from '@bcs/contract/features/attendance/check-in';
import { toAttendanceFacts, requestStateOf } from '@bcs/contract/features/attendance/standing';
import type { AttendanceStanding } from '@bcs/contract/features/attendance/model';
import type { Session } from '@bcs/contract/features/sessions/model';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { refuseRequestLink } from '@bcs/contract/features/remote-attendance/request';
import { CheckInStatus } from '#features/attendance/check-in-status.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = { session: Pick<Session, 'id' | 'startTime' | 'endTime' | 'context'>; standing: AttendanceStanding };

/** Check-in while it is open, else the status; by the same rules as the server's. ATT-010, ATT-011, ATT-026, SESS-020 */
export function CheckInLink({ session, standing }: Props) {
  const now = useNow('second');
  const text = checkInText({ ...session, ...toAttendanceFacts(session.startTime, standing) }, now);
  if (text !== null) return <CheckInStatus text={text} />;
  return (
    <LinkButton to="/attendance/check-in/$sessionId" params={{ sessionId: String(session.id) }} tone="onNight">
      Check In To Class
    </LinkButton>
  );
}

/** Says when check-in opens and closes, as long as that is useful. ATT-006, ATT-007 */
export function CheckInTimes({ session, standing }: Props) {
  const { timeZone } = useViewer();
  const now = useNow('second');
  const over = now > checkInWindow(session).closes;
  if (standing.statusCode !== 'none' || requestStateOf(standing) !== null || over) return null;
  return <>{checkInTimesText(session, now, timeZone)}</>;
}

/**
 * The actions of a student; a request for remote attendance can be viewed and cancelled until the session begins.
 * SESS-021, REM-022 to REM-026
 */
export function RemoteRequestLink({ session, standing }: Props) {
  const { cohortUiControl, featureFlags } = useViewer();
  const now = useNow();
  const request = requestStateOf(standing);
  const facts = {
    hidden: hidden(cohortUiControl, featureFlags).remoteAttendance,
    contextId: session.context.id,
    endTime: session.endTime,
    requested: request !== null,
  };
  const open = request === 'pending' && !facts.hidden && now < session.startTime;
  if (!open && refuseRequestLink(facts, now) !== null) return null;
  return (
    <LinkButton
      to="/attendance/remote-attendance-request/$sessionId"
      params={{ sessionId: String(session.id) }}
      tone="onNightQuiet"
    >
      {open ? 'View Request' : 'Request Remote Attendance'}
    </LinkButton>
  );
}
