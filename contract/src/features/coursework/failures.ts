import { failure } from '#kernel/failure';

/** An extension of something else than 1 to 7 days, or of 0 to take it back. WORK-024, D-080 */
export const EXTENSION_DAYS_INVALID = failure(422, {
  EXTENSION_DAYS_INVALID: 'Please select number of days to extend due date.',
});

/** The refusal of new work on an archived assignment, which keeps the work that it has. ADM-100 */
export const ASSIGNMENT_ARCHIVED = failure(403, {
  ASSIGNMENT_ARCHIVED: 'This assignment is archived and takes no new work.',
});
