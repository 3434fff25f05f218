import { failure } from '#kernel/failure';

/** The reason why the code of the classroom does not let a student in. */
export const CHECK_IN_CODE = {
  MISSING: failure('CHECK_IN_CODE_MISSING', 422, 'Please enter the code that is shown in your classroom.'),
  WRONG: failure('CHECK_IN_CODE_WRONG', 422, 'This code is not right, or no longer. Please enter the one shown now.'),
  TOO_MANY: failure('CHECK_IN_CODE_TOO_MANY', 429, 'Too many tries. Please wait five minutes, or ask your instructor.'),
} as const;

/** The reason why a status may not be set. ATT-018, ATT-019, ATT-023 */
export const SET_STATUS = {
  LOCKED: failure('ATTENDANCE_LOCKED', 403, 'The attendance of this session is locked.'),
  EXCEPTION_RESERVED: failure(
    'EXCEPTION_RESERVED',
    403,
    'Only student success managers and admins can set or remove an exception.',
  ),
  REASON_REQUIRED: failure('EXCEPTION_REASON_REQUIRED', 422, 'Please choose a reason for the exception.'),
  REASON_UNEXPECTED: failure('EXCEPTION_REASON_UNEXPECTED', 422, 'Only an exception has a reason.'),
} as const;

/** Somebody was faster: the change is shown, never overwritten unseen. ATT-028 */
export const ATTENDANCE_CHANGED = failure(
  'ATTENDANCE_CHANGED',
  409,
  'Someone else has changed this attendance in the meantime.',
);

/** The reason why a check-in is refused; the sentences are those shown in place of the link. ATT-011, D-113, D-114 */
export const CHECK_IN = {
  NOT_BEGUN: failure('CHECK_IN_NOT_BEGUN', 409, "Check In Hasn't Begun"),
  ENDED: failure('CHECK_IN_ENDED', 409, 'Check In Has Ended'),
  PRESENT: failure('CHECK_IN_PRESENT', 409, 'Present'),
  REMOTE: failure('CHECK_IN_REMOTE', 409, 'Present Remotely'),
  ABSENT: failure('CHECK_IN_ABSENT', 409, 'Absent'),
  EXCUSED: failure('CHECK_IN_EXCUSED', 409, 'Excused'),
  REMOTE_PENDING: failure('CHECK_IN_REMOTE_PENDING', 409, 'Remote Attendance Pending'),
  REMOTE_APPROVED: failure('CHECK_IN_REMOTE_APPROVED', 409, 'Remote Attendance Approved'),
  REMOTE_DENIED: failure('CHECK_IN_REMOTE_DENIED', 409, 'Remote Attendance Denied'),
} as const;
