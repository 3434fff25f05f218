import { FAILURES, failure } from '#kernel/failure';

/** The reasons why a request cannot be cancelled or decided. REM-012..REM-014, D-122, D-123 */
export const DECISION_FAILURES = {
  ALREADY_DECIDED: failure(409, { REMOTE_ALREADY_DECIDED: 'This request has already been approved or denied.' }),
  SESSION_BEGUN: failure(409, { REMOTE_SESSION_BEGUN: 'This session has already begun.' }),
  ATTENDANCE_SET: failure(409, { REMOTE_ATTENDANCE_SET: 'Attendance already set' }),
  UNDO_OVER: failure(409, { REMOTE_UNDO_OVER: 'This approval can no longer be undone.' }),
} as const;

/**
 * The refusal of people who may not manage attendance: it is for general managers and admins with the operator's
 * permission. REM-034, D-124
 */
export const CANNOT_MANAGE_ATTENDANCE = failure(403, { CANNOT_MANAGE_ATTENDANCE: FAILURES.FORBIDDEN.message });
