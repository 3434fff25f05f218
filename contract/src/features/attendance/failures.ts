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
