import type { AttendanceStanding } from './model.ts';
import type { AttendanceFacts, RequestState } from './statuses.ts';

type Requested = Pick<
  AttendanceStanding,
  'remoteAttendanceRequest' | 'remoteAttendanceApproval' | 'remoteAttendanceDenial'
>;

/** The state of a student's remote request; null if there is none. REM-011 to REM-013 */
export function requestStateOf({
  remoteAttendanceRequest,
  remoteAttendanceApproval,
  remoteAttendanceDenial,
}: Requested): RequestState | null {
  if (!remoteAttendanceRequest) return null;
  if (remoteAttendanceApproval) return 'approved';
  return remoteAttendanceDenial ? 'denied' : 'pending';
}

/** The facts about a student's attendance that the rules for labels and check-in need. */
export const toAttendanceFacts = (startTime: string, standing: AttendanceStanding): AttendanceFacts => ({
  startTime,
  status: standing.statusCode,
  request: requestStateOf(standing),
});
