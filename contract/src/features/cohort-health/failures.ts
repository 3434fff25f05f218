import { failure } from '#kernel/failure';

/** The refusal of a person who is a student everywhere. SUCC-006 */
export const NO_STAFF_CLASS = failure(403, { NO_STAFF_CLASS: "You don't have permission!" });
