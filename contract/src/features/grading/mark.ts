import { feedbackGraded } from '#features/coursework/statuses';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import { refuseComment } from '#features/submissions/comments';
import { GRADES, isGrade, type Grade } from './scale.ts';

/** The mark of an item without a submission. */
export const NOT_SUBMITTED = '-';
/** The mark of a submission that nobody has judged. */
export const UNMARKED = '?';
const FEEDBACK = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The mark in a cell of the gradebook: no submission, an ungraded one, a grade, or the id of a feedback status. */
export type Mark = typeof NOT_SUBMITTED | typeof UNMARKED | Grade | (typeof FEEDBACK)[number];

/** The grade in a cell, or null. */
export const gradeOfMark = (mark: Mark): Grade | null => (isGrade(mark) ? mark : null);

/** The feedback status in a cell, or null. */
export const feedbackOfMark = (mark: Mark): number | null =>
  FEEDBACK.some((each) => each === mark) ? Number(mark) : null;

/** Tells whether work was judged, according to the gradeStatus filter; missing work was not. Annex D */
export const isJudged = (mark: Mark, item: InContext): boolean =>
  isCareer(item) ? feedbackGraded(feedbackOfMark(mark)) : gradeOfMark(mark) !== null;

/** Tells whether there is a submission that waits for a judgement. */
export const isWaiting = (mark: Mark, item: InContext): boolean => mark !== NOT_SUBMITTED && !isJudged(mark, item);

const MARKS: readonly Mark[] = [NOT_SUBMITTED, UNMARKED, ...GRADES.map(({ grade }) => grade), ...FEEDBACK];

/** The marks of a context that stand for ungraded work, as values for a query. SUCC-010 */
export const waitingMarks = (contextId: number): Mark[] => MARKS.filter((mark) => isWaiting(mark, { contextId }));

/** Tells whether a student's latest comment on a submission can still be answered. SUCC-016, SUBM-054 */
export const isCommentUnanswered = ({
  contextId,
  mark,
}: {
  readonly contextId: number;
  readonly mark: Mark;
}): boolean => refuseComment({ contextId, graded: isJudged(mark, { contextId }) }) === null;
