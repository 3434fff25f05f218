import { feedbackGraded } from '#features/coursework/statuses';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import { refuseComment } from '#features/submissions/comments';
import { GRADES, isGrade, type Grade } from './scale.ts';

/** Nothing was handed in. */
export const NO_WORK = '-';
/** Work that nobody has judged. */
export const UNMARKED = '?';
const FEEDBACK = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The mark in a cell of the gradebook: nothing, work without a judgment, a grade, the id of a feedback status. */
export type Mark = typeof NO_WORK | typeof UNMARKED | Grade | (typeof FEEDBACK)[number];

/** The grade in a cell, or null. */
export const gradeOf = (mark: Mark): Grade | null => (isGrade(mark) ? mark : null);

/** The feedback status in a cell, or null. */
export const feedbackOf = (mark: Mark): number | null => (FEEDBACK.some((each) => each === mark) ? Number(mark) : null);

/** Tells whether somebody has judged it, by the gradeStatus filter; work that is missing is not judged. Annex D */
export const isJudged = (mark: Mark, item: InContext): boolean =>
  isCareer(item) ? feedbackGraded(feedbackOf(mark)) : gradeOf(mark) !== null;

/** Tells whether there is work that waits for a judgement. */
export const isWaiting = (mark: Mark, item: InContext): boolean => mark !== NO_WORK && !isJudged(mark, item);

const MARKS: readonly Mark[] = [NO_WORK, UNMARKED, ...GRADES.map(({ grade }) => grade), ...FEEDBACK];

/** The marks of a context that stand for work to judge, for a database that looks for such work. SUCC-010 */
export const waitingMarks = (contextId: number): Mark[] => MARKS.filter((mark) => isWaiting(mark, { contextId }));

/** Tells whether a student's last word on a submission can still be answered there. SUCC-016, SUBM-054 */
export const commentWaits = ({ contextId, mark }: { readonly contextId: number; readonly mark: Mark }): boolean =>
  refuseComment({ contextId, graded: isJudged(mark, { contextId }) }) === null;
