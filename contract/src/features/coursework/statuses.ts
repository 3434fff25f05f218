import type { Instant } from '#kernel/clock';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import type { GradesListStatus } from './model.ts';
import { isPastDue } from './overdue.ts';
import { feedbackCompletes, feedbackIncomplete, feedbackLabel } from './career-feedback.ts';

/** The facts about one student's work on one item. */
export interface ItemFacts extends InContext {
  readonly required: boolean;
  readonly effectiveDueDate: Instant;
  /** Tells whether the student was in the class when it was due; a due date ahead counts those who are there. D-229 */
  readonly wasThere: boolean;
  readonly submission: SubmissionFacts | null;
}
export interface SubmissionFacts {
  /** When it was handed in for the first time; later editions do not make it late. */
  readonly firstSubmittedAt: Instant;
  /** The current letter grade or 'Incomplete'; null on career items and ungraded work. */
  readonly grade: string | null;
  /** 1 to 7 on career items. */
  readonly careerFeedbackStatusId: number | null;
}

/** The grade that sends work back. */
export const INCOMPLETE = 'Incomplete';

/** Tells whether submitted work has to be done again. WORK-038, D-158 */
export const isIncomplete = (item: ItemFacts): boolean =>
  item.submission !== null &&
  (isCareer(item) ? feedbackIncomplete(item.submission.careerFeedbackStatusId) : item.submission.grade === INCOMPLETE);

/** Tells whether work is still to be handed in, or to be handed in again. */
export const isOpenWork = (item: ItemFacts): boolean => item.submission === null || isIncomplete(item);

/**
 * Tells whether a required item is past its due date with no submission or an incomplete one: the overdue count.
 * WORK-038, Annex D
 */
export const isOverdue = (item: ItemFacts, now: Instant): boolean =>
  isPastDue({ ...item, isOpen: isOpenWork(item) }, now);

/** Tells whether work was handed in after its date by somebody who was there when it was due. GRADE-021, D-229 */
export const isLate = ({ submission, wasThere, effectiveDueDate }: LateFacts): boolean =>
  submission !== null && wasThere && submission.firstSubmittedAt > effectiveDueDate;
type LateFacts = Pick<ItemFacts, 'wasThere' | 'effectiveDueDate'> & {
  readonly submission: Pick<SubmissionFacts, 'firstSubmittedAt'> | null;
};

/** Tells whether an item was due while the student was not in the class. It may still be handed in. D-229 */
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
