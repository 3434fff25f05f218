import type { AttendanceStanding } from '@bcs/contract/features/attendance/model';
import type { SessionDetail } from '@bcs/contract/features/session-page/model';

/** The student's own standing in the answer; null for staff, who have none. */
export function ownStanding(session: SessionDetail['session']): AttendanceStanding | null {
  const { statusCode } = session;
  if (statusCode === undefined) return null;
  return {
    statusCode,
    attendance: session.attendance ?? null,
    absence: session.absence ?? null,
    excusedAbsenceReason: session.excusedAbsenceReason ?? null,
    remoteAttendanceRequest: session.remoteAttendanceRequest ?? null,
    remoteAttendanceApproval: session.remoteAttendanceApproval ?? null,
    remoteAttendanceDenial: session.remoteAttendanceDenial ?? null,
  };
}
