import type { Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { DECISION } from './failures.ts';

/** Why a student cannot cancel a request: it is decided, or the session has begun. REM-014, D-123 */
export const refuseCancel = (
  request: { readonly decided: boolean; readonly startTime: Instant },
  now: Instant,
): Failure | null => {
  if (request.decided) return DECISION.ALREADY_DECIDED;
  return now >= request.startTime ? DECISION.SESSION_BEGUN : null;
};

/** Why a request cannot be approved: a decision is final, and attendance that is set stays. REM-012, D-122 */
export const refuseApproval = (request: {
  readonly decided: boolean;
  readonly attendanceSet: boolean;
}): Failure | null => {
  if (request.decided) return DECISION.ALREADY_DECIDED;
  return request.attendanceSet ? DECISION.ATTENDANCE_SET : null;
};

/** Why a request cannot be denied. REM-013, D-122 */
export const refuseDenial = ({ decided }: { readonly decided: boolean }): Failure | null =>
  decided ? DECISION.ALREADY_DECIDED : null;

/** What staff read when an approval fails. REM-050, REM-051, T-18 */
export const approvalFailedText = (serverMessage: string): string => {
  const reason = serverMessage.includes(DECISION.ATTENDANCE_SET.message)
    ? 'attendance for this session has already been set for this student'
    : 'an unexpected error occurred';
  return `The remote attendance approval could not be completed because ${reason}. Please contact support`;
};
