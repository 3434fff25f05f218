import type { Failure } from '#kernel/failure';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import { WORK } from './failures.ts';
import { hasDuplicates, urlProblem, type WorkUrl } from './urls.ts';

export interface WorkItem extends InContext {
  readonly required: boolean;
  readonly requiredForGraduation: boolean;
}
export interface SubmissionContent {
  readonly notes: string;
  readonly submissionUrlList: readonly WorkUrl[];
}

/** Tells why work without any URL is not enough, or null where a note will do. SUBM-025, SUBM-026, D-085 */
const missing = (item: WorkItem, { notes, submissionUrlList }: SubmissionContent): Failure | null => {
  if (submissionUrlList.length > 0) return null;
  if (!isCareer(item)) return WORK.URL_REQUIRED;
  const noteWillDo = !item.required && !item.requiredForGraduation && notes.trim() !== '';
  return noteWillDo ? null : WORK.MILESTONE_URL_REQUIRED;
};

/** The mistake in work that a student hands in: nothing there, a wrong URL, the same URL twice. SUBM-025..SUBM-035 */
export const workProblem = (item: WorkItem, work: SubmissionContent): Failure | null => {
  const wrongUrl = () => work.submissionUrlList.map((url) => urlProblem(item, url)).find((problem) => problem !== null);
  return missing(item, work) ?? wrongUrl() ?? (hasDuplicates(work.submissionUrlList) ? WORK.DUPLICATE_URLS : null);
};
