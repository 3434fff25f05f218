import { failure } from '#kernel/failure';

/** The refusal of an extension that is not between 0 and 7 days. WORK-024, D-080 */
export const EXTENSION_DAYS_INVALID = failure(422, {
  EXTENSION_DAYS_INVALID: 'Please select number of days to extend due date.',
});

/** The refusal of new work on an archived assignment; existing work is kept. ADM-100 */
export const ASSIGNMENT_ARCHIVED = failure(403, {
  ASSIGNMENT_ARCHIVED: 'This assignment is archived and takes no new work.',
});
