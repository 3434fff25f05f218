import { failure } from '#kernel/failure';

/** The refusal of a person who is a student everywhere. SUCC-006 */
export const NO_STAFF_CLASS = failure('NO_STAFF_CLASS', 403, "You don't have permission!");
