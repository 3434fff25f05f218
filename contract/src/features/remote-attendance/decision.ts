import { MINUTE, plus, type Instant } from '#kernel/clock';
import { SET_STATUS_FAILURES } from '#features/attendance/failures';
import type { RequestState } from '#features/attendance/statuses';
import type { Failure } from '#kernel/failure';
import { DECISION_FAILURES } from './failures-decision.ts';

/** The state of a request. REM-011 to REM-013 */
export const stateOf = ({ approval, denial }: { approval: unknown; denial: unknown }): RequestState =>
  approval ? 'approved' : denial ? 'denied' : 'pending';

export interface CancelFacts {
  readonly decided: boolean;
  readonly startTime: Instant;
}

/** Tells why a student cannot cancel a request: it was decided, or the session has begun. REM-014, D-123 */
export const refuseCancel = ({ decided, startTime }: CancelFacts, now: Instant): Failure | null => {
  if (decided) return DECISION_FAILURES.ALREADY_DECIDED;
  return now >= startTime ? DECISION_FAILURES.SESSION_BEGUN : null;
};

/** Tells why a request cannot be approved: decisions are final, and attendance that was set is kept. REM-012, D-122 */
export const refuseApproval = (request: {
  readonly decided: boolean;
  readonly attendanceSet: boolean;
}): Failure | null => {
  if (request.decided) return DECISION_FAILURES.ALREADY_DECIDED;
  return request.attendanceSet ? DECISION_FAILURES.ATTENDANCE_SET : null;
};

/** Tells why a request cannot be denied. REM-013, D-122 */
export const refuseDenial = ({ decided }: { readonly decided: boolean }): Failure | null =>
  decided ? DECISION_FAILURES.ALREADY_DECIDED : null;

/**
 * Tells whether a denial makes the student absent: the class is over, and the course sets absences automatically. D-203
 */
export const denialSetsAbsent = (
  request: {
    readonly absentAfterSession: boolean;
    readonly isClass: boolean;
    readonly endTime: Instant;
    readonly attendanceSet: boolean;
  },
  now: Instant,
): boolean => request.absentAfterSession && request.isClass && !request.attendanceSet && now >= request.endTime;

const REASONS: readonly (readonly [said: string, reason: string])[] = [
  [DECISION_FAILURES.ATTENDANCE_SET.message, 'attendance for this session has already been set for this student'],
  [DECISION_FAILURES.ALREADY_DECIDED.message, 'this request has already been approved or denied'],
  [SET_STATUS_FAILURES.LOCKED.message, 'the attendance of this session is locked'],
];

/** The text for staff when an approval fails. REM-050, REM-051, T-18 */
export const approvalFailedText = (serverMessage: string): string => {
  const known = REASONS.find(([said]) => serverMessage.includes(said));
  const reason = known?.[1] ?? 'an unexpected error occurred';
  return `The remote attendance approval could not be completed because ${reason}. Please contact support`;
};

/** The time in which an approval can be undone. */
export const UNDO_APPROVAL_WITHIN = 10 * MINUTE;

export interface GivenApproval {
  /** The account that approved the request; null if it is not approved. */
  readonly approvedBy: number | null;
  readonly approvedAt: Instant | null;
  /** True if the attendance is still as the approval set it, and nobody has acted on it. */
  readonly untouched: boolean;
}

/** Tells why an approval cannot be undone: somebody else gave it, it is too old, or somebody has acted on it. */
export const refuseUndoApproval = (
  { approvedBy, approvedAt, untouched }: GivenApproval,
  accountId: number,
  now: Instant,
): Failure | null =>
  approvedBy === accountId && approvedAt !== null && untouched && now <= plus(approvedAt, UNDO_APPROVAL_WITHIN)
    ? null
    : DECISION_FAILURES.UNDO_OVER;
