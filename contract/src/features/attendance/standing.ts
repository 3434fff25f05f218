import type { Standing } from './model.ts';
import type { AttendanceFacts, RequestState } from './statuses.ts';

type Requested = Pick<Standing, 'remoteAttendanceRequest' | 'remoteAttendanceApproval' | 'remoteAttendanceDenial'>;

/** How far the remote request of a standing has come; null without one. REM-011 to REM-013 */
export function requestStateOf({
  remoteAttendanceRequest,
  remoteAttendanceApproval,
  remoteAttendanceDenial,
}: Requested): RequestState | null {
  if (!remoteAttendanceRequest) return null;
  if (remoteAttendanceApproval) return 'approved';
  return remoteAttendanceDenial ? 'denied' : 'pending';
}

/** What the rules of labels and check-in ask about a standing. */
export const factsOf = (startTime: string, standing: Standing): AttendanceFacts => ({
  startTime,
  status: standing.statusCode,
  request: requestStateOf(standing),
});
