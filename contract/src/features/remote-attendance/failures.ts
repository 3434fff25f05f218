import { FAILURES, failure } from '#kernel/failure';

/** The reasons why a remote request is refused. REM-004, REM-016, REM-022..REM-026 */
export const REQUEST_FAILURES = {
  HIDDEN: failure(403, { REMOTE_HIDDEN: FAILURES.FORBIDDEN.message }),
  NOT_ACADEMIC: failure(403, { REMOTE_NOT_ACADEMIC: 'Remote attendance is offered for class sessions only.' }),
  SESSION_OVER: failure(409, { REMOTE_SESSION_OVER: 'This session is already over.' }),
  ALREADY_REQUESTED: failure(409, {
    REMOTE_ALREADY_REQUESTED: 'You have already requested remote attendance for this session.',
  }),
  LIMIT_REACHED: failure(403, {
    REMOTE_LIMIT_REACHED: 'You have reached the maximum number of remote attendance requests for this course.',
  }),
} as const;
