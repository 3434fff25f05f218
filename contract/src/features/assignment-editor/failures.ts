import { failure } from '#kernel/failure';

/** The refusal to take away what students have seen: it can be archived, and brought back. ADM-093, ADM-100 */
export const ASSIGNMENT_IS_OUT = failure(409, {
  ASSIGNMENT_IS_OUT: 'Students can already see this assignment. Archive it to hide it from them.',
});

/** ADM-096 */
export const TIED_SESSION_GONE = failure(409, {
  TIED_SESSION_GONE: 'The session that the due date is tied to no longer exists. Please choose another one.',
});

/** Grades of one are not grades of the other. */
export const KIND_STAYS = failure(409, {
  ASSIGNMENT_KIND_STAYS: 'Academic work cannot become a career milestone, or the other way around.',
});
