import { failure } from '#kernel/failure';

/** An extension of something else than 1 to 7 days, or of 0 to take it back. WORK-024, D-080 */
export const EXTENSION_DAYS_INVALID = failure(
  'EXTENSION_DAYS_INVALID',
  422,
  'Please select number of days to extend due date.',
);
