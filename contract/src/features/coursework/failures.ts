import { failure } from '#kernel/failure';

/** An extension of something else than 1 to 7 days, or of 0 to take it back. WORK-024, D-080 */
export const EXTENSION_DAYS_INVALID = failure(
  'EXTENSION_DAYS_INVALID',
  422,
  'Please select number of days to extend due date.',
);

/** The refusal of new work on an archived assignment, which keeps the work that it has. ADM-100 */
export const ASSIGNMENT_ARCHIVED = failure(
  'ASSIGNMENT_ARCHIVED',
  403,
  'This assignment is archived and takes no new work.',
);
