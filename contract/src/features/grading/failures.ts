import { failure } from '#kernel/failure';

/** Letter grades are for academic work. D-103 */
export const GRADE_ACADEMIC_ONLY = failure(403, { GRADE_ACADEMIC_ONLY: 'Only academic assignments are graded.' });

/** Feedback states are for career milestones. SUBM-056, D-090 */
export const FEEDBACK_CAREER_ONLY = failure(403, {
  FEEDBACK_CAREER_ONLY: 'Only career milestones receive this feedback.',
});

/** The refusal to open an item that is not in the gradebook of this role. GRADE-029, GRADE-030, D-102 */
export const NOT_IN_GRADEBOOK = failure(403, { NOT_IN_GRADEBOOK: "You don't have permission!" });

/** The refusal of a grade if somebody else has graded since the page was loaded. */
export const GRADED_MEANWHILE = failure(409, {
  GRADED_MEANWHILE: 'Someone else has graded this submission in the meantime.',
});

/** The refusal of a grade if the student has submitted again since the page was loaded. */
export const SUBMITTED_MEANWHILE = failure(409, {
  SUBMITTED_MEANWHILE: 'The student has changed this submission in the meantime.',
});

/** The refusal to undo a grade of somebody else, or one that was given too long ago. */
export const UNDO_OVER = failure(403, {
  GRADE_UNDO_OVER: 'This grade can no longer be taken back. Change it instead.',
});
