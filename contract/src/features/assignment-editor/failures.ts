import { failure } from '#kernel/failure';

/** The refusal to delete an assignment that students have seen; it can be archived and restored. ADM-093, ADM-100 */
export const ASSIGNMENT_IS_OUT = failure(409, {
  ASSIGNMENT_IS_OUT: 'Students can already see this assignment. Archive it to hide it from them.',
});

/** Specified by ADM-096. */
export const TIED_SESSION_GONE = failure(409, {
  TIED_SESSION_GONE: 'The session that the due date is tied to no longer exists. Please choose another one.',
});

/** The refusal to change the kind of an assignment that has grades. */
export const KIND_IS_FIXED = failure(409, {
  ASSIGNMENT_KIND_STAYS: 'Academic work cannot become a career milestone, or the other way around.',
});
