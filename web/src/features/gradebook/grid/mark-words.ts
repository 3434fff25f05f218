import { feedbackLabel } from '@bcs/contract/features/coursework/career-feedback';
import { feedbackOf, gradeOf, NO_WORK, type Mark } from '@bcs/contract/features/grading/mark';

/** A mark as people read it. */
export function markInWords(mark: Mark): string {
  if (mark === NO_WORK) return 'not submitted';
  const statusId = feedbackOf(mark);
  return gradeOf(mark) ?? (statusId === null ? 'no grade' : feedbackLabel(statusId));
}
