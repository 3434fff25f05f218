import { failure } from '#kernel/failure';

/** Of somebody who is a student everywhere. SUCC-006 */
export const NO_STAFF_CLASS = failure('NO_STAFF_CLASS', 403, "You don't have permission!");
