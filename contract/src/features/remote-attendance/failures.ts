import { FAILURES, failure } from '#kernel/failure';

/** The reason why a remote request is refused. REM-004, REM-016, REM-022..REM-026 */
export const REQUEST = {
  HIDDEN: failure('REMOTE_HIDDEN', 403, FAILURES.FORBIDDEN.message),
  NOT_ACADEMIC: failure('REMOTE_NOT_ACADEMIC', 403, 'Remote attendance is offered for class sessions only.'),
  SESSION_OVER: failure('REMOTE_SESSION_OVER', 409, 'This session is already over.'),
  ALREADY_REQUESTED: failure(
    'REMOTE_ALREADY_REQUESTED',
    409,
    'You have already requested remote attendance for this session.',
  ),
  LIMIT_REACHED: failure(
    'REMOTE_LIMIT_REACHED',
    403,
    'You have reached the maximum number of remote attendance requests for this course.',
  ),
} as const;

/** The reason why a request is not cancelled or decided. REM-012..REM-014, D-122, D-123 */
export const DECISION = {
  ALREADY_DECIDED: failure('REMOTE_ALREADY_DECIDED', 409, 'This request has already been approved or denied.'),
  SESSION_BEGUN: failure('REMOTE_SESSION_BEGUN', 409, 'This session has already begun.'),
  ATTENDANCE_SET: failure('REMOTE_ATTENDANCE_SET', 409, 'Attendance already set'),
  UNDO_OVER: failure('REMOTE_UNDO_OVER', 409, 'This approval can no longer be undone.'),
} as const;

/**
 * A refusal: attendance is managed by general managers and admins to whom the operator has given that right. REM-034,
 * D-124
 */
export const CANNOT_MANAGE_ATTENDANCE = failure('CANNOT_MANAGE_ATTENDANCE', 403, FAILURES.FORBIDDEN.message);
