import { failure } from '#kernel/failure';

/** Letter grades are for academic work. D-103 */
export const GRADE_ACADEMIC_ONLY = failure('GRADE_ACADEMIC_ONLY', 403, 'Only academic assignments are graded.');

/** Feedback states are for career milestones. SUBM-056, D-090 */
export const FEEDBACK_CAREER_ONLY = failure(
  'FEEDBACK_CAREER_ONLY',
  403,
  'Only career milestones receive this feedback.',
);

/** An item that the gradebook of this role does not hold. GRADE-029, GRADE-030, D-102 */
export const NOT_IN_GRADEBOOK = failure('NOT_IN_GRADEBOOK', 403, "You don't have permission!");

/** Someone else has graded since the page was loaded. Nothing is overwritten unseen. */
export const GRADED_MEANWHILE = failure(
  'GRADED_MEANWHILE',
  409,
  'Someone else has graded this submission in the meantime.',
);

/** The student has handed in again since the page was loaded. */
export const SUBMITTED_MEANWHILE = failure(
  'SUBMITTED_MEANWHILE',
  409,
  'The student has changed this submission in the meantime.',
);

/** A grade is taken back soon and by whoever gave it; later it is changed. */
export const UNDO_OVER = failure('GRADE_UNDO_OVER', 403, 'This grade can no longer be taken back. Change it instead.');
