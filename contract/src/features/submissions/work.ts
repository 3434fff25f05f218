import type { Failure } from '#kernel/failure';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import { WORK_MESSAGES } from './failures.ts';
import { hasDuplicates, urlProblem, type WorkUrl } from './urls.ts';

export interface WorkItem extends InContext {
  readonly required: boolean;
  readonly requiredForGraduation: boolean;
}
export interface SubmissionContent {
  readonly notes: string;
  readonly submissionUrlList: readonly WorkUrl[];
}

/** Tells why work without any URL is not enough, or null if a note suffices. SUBM-025, SUBM-026, D-085 */
const missing = (item: WorkItem, { notes, submissionUrlList }: SubmissionContent): Failure | null => {
  if (submissionUrlList.length > 0) return null;
  if (!isCareer(item)) return WORK_MESSAGES.URL_REQUIRED;
  const noteWillDo = !item.required && !item.requiredForGraduation && notes.trim() !== '';
  return noteWillDo ? null : WORK_MESSAGES.MILESTONE_URL_REQUIRED;
};

/**
 * Finds the mistake in submitted work: nothing was entered, a URL is wrong, or a URL occurs twice. SUBM-025..SUBM-035
 */
export const workProblem = (item: WorkItem, work: SubmissionContent): Failure | null => {
  const wrongUrl = () => work.submissionUrlList.map((url) => urlProblem(item, url)).find((problem) => problem !== null);
  return (
    missing(item, work) ?? wrongUrl() ?? (hasDuplicates(work.submissionUrlList) ? WORK_MESSAGES.DUPLICATE_URLS : null)
  );
};
