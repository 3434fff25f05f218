import { ASSIGNMENT_ARCHIVED } from '@bcs/contract/features/coursework/failures';
import { stateAfterEdit } from '@bcs/contract/features/submissions/editing';
import { ALREADY_SUBMITTED, SUBMISSION_CHANGED } from '@bcs/contract/features/submissions/failures';
import type { WorkUrl } from '@bcs/contract/features/submissions/urls';
import { workProblem } from '@bcs/contract/features/submissions/work';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import {
  addWork,
  archiveGrade,
  findItem,
  lockWork,
  replaceWork,
  restartFeedback,
  type HeldWork,
  type NewWork,
} from './queries-work.ts';

interface Asked {
  submission: { assignmentId: number; notes: string; version?: number | undefined };
  submissionUrlList: readonly WorkUrl[];
}

/** The work as it is stored, with trimmed URLs. SUBM-027 */
const workOf = ({ submission, submissionUrlList }: Asked): NewWork => ({
  notes: submission.notes,
  urls: submissionUrlList.map(({ url, title }) => ({ url: url.trim(), title })),
});

const isSame = (held: HeldWork, { notes, urls }: NewWork) =>
  held.notes === notes &&
  held.urls.length === urls.length &&
  held.urls.every(({ url, title }, place) => url === urls[place]?.url && title === urls[place].title);

/** The result of a submission; `news` is false if nobody has to be notified. */
interface HandedIn {
  submissionId: number;
  title: string;
  contextId: 1 | 2;
  news: boolean;
}

/** Submits work for the first time. Sending the same work twice counts once; different work was submitted elsewhere. */
export async function handIn(db: Db, viewer: Viewer, asked: Asked, now: Instant): Promise<HandedIn> {
  const { assignmentId } = asked.submission;
  const item = orNotFound(await findItem(db, viewer, assignmentId, now));
  throwIf(item.isArchived ? ASSIGNMENT_ARCHIVED : null);
  const work = workOf(asked);
  throwIf(workProblem(item, { notes: work.notes, submissionUrlList: work.urls }));
  const submissionId = await addWork(db, viewer, assignmentId, work, now);
  if (submissionId !== undefined) return { ...item, submissionId, news: true };
  const held = await lockWork(db, viewer, assignmentId);
  if (!held || !isSame(held, work)) throw new RefusalError(ALREADY_SUBMITTED);
  return { ...item, submissionId: held.submissionId, news: false };
}

/** Changes work that is not finally graded. Judged work starts again, which is news. D-084 */
export async function handInAgain(
  db: Db,
  viewer: Viewer,
  held: HeldWork,
  asked: Asked,
  now: Instant,
): Promise<HandedIn> {
  throwIf(held.isArchived ? ASSIGNMENT_ARCHIVED : null);
  const work = workOf(asked);
  throwIf(workProblem(held, { notes: work.notes, submissionUrlList: work.urls }));
  const after = stateAfterEdit(held);
  const regraded = after.grade !== held.grade;
  const feedbackAgain = after.careerFeedbackStatusId !== held.careerFeedbackStatusId;
  const news = regraded || feedbackAgain;
  if (!news && isSame(held, work)) return { ...held, news };
  const { version = held.version } = asked.submission;
  if (version !== held.version) throw new RefusalError(SUBMISSION_CHANGED);
  await replaceWork(db, viewer, held, work, after.resubmissionCount, now);
  if (regraded) await archiveGrade(db, viewer, held.submissionId, now);
  if (feedbackAgain) await restartFeedback(db, viewer, held, after.careerFeedbackStatusId, now);
  return { ...held, news };
}
