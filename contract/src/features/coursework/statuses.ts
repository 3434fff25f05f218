import type { Instant } from '#kernel/clock';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import type { GradesListStatus } from './model.ts';
import { isPastDue } from './overdue.ts';

export type FeedbackColour = 'yellow' | 'green' | 'red';

/** The seven states of career feedback. SUBM-014..SUBM-018, WORK-017, D-089 */
export const CAREER_FEEDBACK = [
  { id: 1, label: 'Feedback Pending', colour: 'yellow', graded: false },
  { id: 2, label: 'Feedback Provided', colour: 'green', graded: true },
  { id: 3, label: 'Unable to Review', colour: 'red', graded: true },
  { id: 4, label: 'Not Started', colour: 'yellow', graded: false },
  { id: 5, label: 'In Progress', colour: 'green', graded: true },
  { id: 6, label: 'Approved', colour: 'green', graded: true },
  { id: 7, label: 'At Risk', colour: 'red', graded: true },
] as const;
export type CareerFeedbackId = (typeof CAREER_FEEDBACK)[number]['id'];

/** The feedback states that count as graded, as a list for SQL. SUBM-018 */
export const GRADED_FEEDBACK: readonly number[] = CAREER_FEEDBACK.filter(({ graded }) => graded).map(({ id }) => id);
/** The feedback states that are not a judgement yet. */
export const UNGRADED_FEEDBACK: readonly number[] = CAREER_FEEDBACK.filter(({ graded }) => !graded).map(({ id }) => id);

const found = (id: number | null) => CAREER_FEEDBACK.find((status) => status.id === id) ?? null;

/** The label of a feedback status. SUBM-011, D-089 */
export const feedbackLabel = (id: number | null): string => found(id)?.label ?? 'No Feedback';

/** The colour of a feedback status; null if there is no status. SUBM-015..SUBM-017 */
export const feedbackColour = (id: number | null): FeedbackColour | null => found(id)?.colour ?? null;

/** Tells whether a feedback status counts as graded. SUBM-018 */
export const feedbackGraded = (id: number | null): boolean => found(id)?.graded ?? false;

/** Tells whether a career item has to be redone, which the two red states mean. D-158 */
const feedbackIncomplete = (id: number | null): boolean => feedbackColour(id) === 'red';

/** Tells whether a career item is done: Feedback Provided or Approved. GRADE-023, Annex D */
const feedbackCompletes = (id: number | null): boolean => id === 2 || id === 6;

/** The facts about one student's work on one item. */
export interface ItemFacts extends InContext {
  readonly required: boolean;
  readonly effectiveDueDate: Instant;
  /**
   * Tells whether the student was in the class when the item was due; for a future date, whether they are now. D-229
   */
  readonly wasThere: boolean;
  readonly submission: SubmissionFacts | null;
}
export interface SubmissionFacts {
  /** The time of the first submission; later edits do not make it late. */
  readonly firstSubmittedAt: Instant;
  /** The current letter grade or 'Incomplete'; null on career items and ungraded work. */
  readonly grade: string | null;
  /** The feedback status from 1 to 7 on career items. */
  readonly careerFeedbackStatusId: number | null;
}

/** The grade with which work has to be redone. */
export const INCOMPLETE = 'Incomplete';

/** Tells whether submitted work has to be redone. WORK-038, D-158 */
export const isIncomplete = (item: ItemFacts): boolean =>
  item.submission !== null &&
  (isCareer(item) ? feedbackIncomplete(item.submission.careerFeedbackStatusId) : item.submission.grade === INCOMPLETE);

/** Tells whether work is missing or has to be redone. */
export const isOpenWork = (item: ItemFacts): boolean => item.submission === null || isIncomplete(item);

/**
 * Tells whether a required item is past its due date with no submission or an incomplete one: the overdue count.
 * WORK-038, Annex D
 */
export const isOverdue = (item: ItemFacts, now: Instant): boolean =>
  isPastDue({ ...item, isOpen: isOpenWork(item) }, now);

/** Tells whether work was submitted after its due date, while the student was in the class. GRADE-021, D-229 */
export const isLate = ({ submission, wasThere, effectiveDueDate }: LateFacts): boolean =>
  submission !== null && wasThere && submission.firstSubmittedAt > effectiveDueDate;
type LateFacts = Pick<ItemFacts, 'wasThere' | 'effectiveDueDate'> & {
  readonly submission: Pick<SubmissionFacts, 'firstSubmittedAt'> | null;
};

/** Tells whether an item was due before the student joined the class. It may still be submitted. D-229 */
export const isBeforeJoining = (
  { wasThere, effectiveDueDate }: Pick<ItemFacts, 'wasThere' | 'effectiveDueDate'>,
  now: Instant,
): boolean => !wasThere && now > effectiveDueDate;

/** The status in the student's list of grades. GRADE-018..GRADE-023, Annex D, D-229 */
export const gradesListStatus = (item: ItemFacts, now: Instant): GradesListStatus => {
  if (item.submission === null)
    return isBeforeJoining(item, now) ? 'Before You Joined' : isOverdue(item, now) ? 'Overdue' : 'Not Submitted';
  if (isIncomplete(item)) return 'Submitted-Incomplete';
  if (isCareer(item) && feedbackCompletes(item.submission.careerFeedbackStatusId)) return 'Completed';
  return isLate(item) ? 'Submitted Late' : 'Submitted';
};

/** The status of a submission: Not Submitted, Submitted or Graded; on career items the feedback. SUBM-010, SUBM-011, Annex D */
export const submissionStatus = (item: ItemFacts): string => {
  if (isCareer(item)) return feedbackLabel(item.submission?.careerFeedbackStatusId ?? null);
  if (item.submission === null) return 'Not Submitted';
  return item.submission.grade === null ? 'Submitted' : 'Graded';
};

export type StaffTableStatus = 'Unsubmitted' | 'Submitted' | 'Submitted & Ungraded' | 'Submitted & Graded';

/** The status in the staff's table of students. WORK-018, WORK-019, Annex D */
export const staffTableStatus = (item: ItemFacts): StaffTableStatus => {
  if (item.submission === null) return 'Unsubmitted';
  if (isCareer(item)) return 'Submitted';
  return item.submission.grade === null ? 'Submitted & Ungraded' : 'Submitted & Graded';
};
