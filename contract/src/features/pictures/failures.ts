import { FAILURES, failure } from '#kernel/failure';

/** The reason why a profile picture is not saved. PEOPLE-021, PEOPLE-035, D-154 */
export const PICTURE = {
  REJECTED: failure(422, { PICTURE_REJECTED: 'File rejected' }),
  NOT_SAVED: failure(503, { PICTURE_NOT_SAVED: 'Error Saving Image, Please Try Again' }),
  NOT_YOURS: failure(403, { PICTURE_NOT_YOURS: FAILURES.FORBIDDEN.message }),
} as const;
