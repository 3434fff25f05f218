import { FAILURES, failure } from '#kernel/failure';

/** The reason why a profile picture is not saved. PEOPLE-021, PEOPLE-035, D-154 */
export const PICTURE = {
  REJECTED: failure('PICTURE_REJECTED', 422, 'File rejected'),
  NOT_SAVED: failure('PICTURE_NOT_SAVED', 503, 'Error Saving Image, Please Try Again'),
  NOT_YOURS: failure('PICTURE_NOT_YOURS', 403, FAILURES.FORBIDDEN.message),
} as const;
