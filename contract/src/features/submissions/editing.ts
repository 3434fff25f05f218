import type { Failure } from '#kernel/failure';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import { INCOMPLETE } from '#features/coursework/statuses';
import { SUBMISSION_LOCKED } from './failures.ts';

/** The number of times that work graded Incomplete may be handed in again. SUBM-044, D-084 */
export const RESUBMISSIONS_ALLOWED = 3;

/** The facts about work that a student has handed in. */
export interface SubmittedWork extends InContext {
  readonly grade: string | null;
  readonly careerFeedbackStatusId: number | null;
  readonly resubmissionCount: number;
}

/** Tells whether work was graded Incomplete and may be handed in again. SUBM-044, D-084 */
const mayResubmit = ({ grade, resubmissionCount }: SubmittedWork): boolean =>
  grade === INCOMPLETE && resubmissionCount < RESUBMISSIONS_ALLOWED;

/** Tells why a student cannot edit submitted work, or null. Career items are never locked. SUBM-012, D-084 */
export const refuseEdit = (work: SubmittedWork): Failure | null =>
  isCareer(work) || work.grade === null || mayResubmit(work) ? null : SUBMISSION_LOCKED;

export interface StudentButton {
  readonly text: 'Submit Assignment' | 'Edit Submission' | 'Resubmit Assignment' | 'Submitted & Graded';
  readonly enabled: boolean;
}

/** The student's button on the coursework page; null if nothing was submitted. SUBM-013, Annex D */
export const studentButton = (work: SubmittedWork | null): StudentButton => {
  if (work === null) return { text: 'Submit Assignment', enabled: true };
  if (isCareer(work) || work.grade === null) return { text: 'Edit Submission', enabled: true };
  return mayResubmit(work)
    ? { text: 'Resubmit Assignment', enabled: true }
    : { text: 'Submitted & Graded', enabled: false };
};

/**
 * The state after an edit: work graded Incomplete counts one resubmission and is ungraded again, and career feedback
 * starts again. D-084
 */
export const stateAfterEdit = <Edited extends SubmittedWork>(work: Edited): Edited => {
  if (isCareer(work)) return { ...work, careerFeedbackStatusId: work.careerFeedbackStatusId === null ? null : 1 };
  return work.grade === null ? work : { ...work, grade: null, resubmissionCount: work.resubmissionCount + 1 };
};
