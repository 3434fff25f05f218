import { failure } from '#kernel/failure';

/** The reason why the code of the classroom does not let a student in. */
export const CHECK_IN_CODE = {
  MISSING: failure(422, { CHECK_IN_CODE_MISSING: 'Please enter the code that is shown in your classroom.' }),
  WRONG: failure(422, { CHECK_IN_CODE_WRONG: 'This code is wrong or has expired. Please enter the one shown now.' }),
  TOO_MANY: failure(429, {
    CHECK_IN_CODE_TOO_MANY: 'Too many attempts. Please wait five minutes, or ask your instructor.',
  }),
} as const;

/** The reason why a status may not be set. ATT-018, ATT-019, ATT-023 */
export const SET_STATUS_FAILURES = {
  LOCKED: failure(403, { ATTENDANCE_LOCKED: 'The attendance of this session is locked.' }),
  EXCEPTION_RESERVED: failure(403, {
    EXCEPTION_RESERVED: 'Only student success managers and admins can set or remove an exception.',
  }),
  REASON_REQUIRED: failure(422, { EXCEPTION_REASON_REQUIRED: 'Please choose a reason for the exception.' }),
  REASON_UNEXPECTED: failure(422, { EXCEPTION_REASON_UNEXPECTED: 'Only an exception has a reason.' }),
} as const;

/** The refusal of a change when somebody else was faster: the other change is shown first. ATT-028 */
export const ATTENDANCE_CHANGED = failure(409, {
  ATTENDANCE_CHANGED: 'Someone else has changed this attendance in the meantime.',
});
