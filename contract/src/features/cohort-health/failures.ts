import { failure } from '#kernel/failure';

/** The refusal of a person who has no staff role in any class. SUCC-006 */
export const NO_STAFF_CLASS = failure(403, { NO_STAFF_CLASS: "You don't have permission!" });
