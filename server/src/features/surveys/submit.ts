import { normalizeAnswer } from '@bcs/contract/features/surveys/answers';
import { refuseAnswers, type SentAnswer } from '@bcs/contract/features/surveys/judge';
import type { Extra } from '@bcs/contract/features/surveys/model';
import { isCurriculum, kindOfForm } from '@bcs/contract/features/surveys/names';
import { judgeAvailability } from '@bcs/contract/features/surveys/pending';
import { isEnterprise } from '@bcs/contract/features/surveys/routes';
import { WEEKLY } from '@bcs/contract/features/surveys/weekly';
import { LEGAL_VERSIONS } from '@bcs/contract/features/legal/versions';
import { SURVEY } from '@bcs/contract/features/surveys/failures';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { mistake } from '@bcs/contract/kernel/schema';
import { sql, type Db } from '#database/db';
import { orRefuse, RefusalError } from '#kernel/refusal-error';
import { notify } from '#features/notifications/notify';
import { notifyDone } from '#features/notifications/notify-undone';
import { findFacts, findVersion, type StoredForm } from './queries.ts';
import { lockSurvey, insertSubmission, insertWeeklyFeedback } from './queries-submit.ts';

type Review = Readonly<{ url: string; linkText: string }>;

/** Finds the address at which graduates of a university may leave a public review. NOTE-020, D-128 */
async function findReview(db: Db, universityId: number): Promise<Review | null> {
  const { url, linkText } = await db.one<{ url: string | null; linkText: string | null }>(
    sql`select review_url as url, review_label as "linkText" from universities where id = ${universityId}`,
  );
  return url === null || linkText === null ? null : { url, linkText };
}

/**
 * Thanks a student for the end-of-course survey, with a link to the review site unless that is switched off, regardless
 * of the score. SHELL-065, D-128
 */
async function notifyReview(db: Db, viewer: Viewer, now: Instant): Promise<void> {
  const review = viewer.featureFlags.reviewPrompt ? await findReview(db, viewer.universityId) : null;
  const facts = { studentEnrollmentId: viewer.enrollmentId, review };
  await notify(db, 'END_COURSE_SURVEY', facts, { course: viewer, now });
}

export interface SentForm {
  readonly formId: number;
  readonly userDataId: number;
  readonly formName: string;
  readonly extra: Extra;
  readonly steps: readonly SentAnswer[];
}
interface Outcome {
  readonly success: boolean;
  readonly error: 'ALREADY_SUBMITTED' | 'VALIDATION' | 'NOT_OPEN' | null;
  readonly reason: string | null;
}
const SUBMITTED: Outcome = { success: true, error: null, reason: null };

const FOREIGN_ANSWER = mistake({ FOREIGN_ANSWER: 'This does not belong to the survey.' });

/** Refuses additional values that do not belong to a form. D-139 */
function refuseExtra(formName: string, extra: Extra): void {
  const wanted: Extra = {
    ...(formName === WEEKLY && extra.week !== undefined && { week: extra.week }),
    ...(isCurriculum(formName) && { surveyName: formName }),
    ...(isEnterprise(formName) && { enterprise: true }),
  };
  const complete = formName !== WEEKLY || extra.week !== undefined;
  const keys = [...new Set([...Object.keys(wanted), ...Object.keys(extra)])] as (keyof Extra)[];
  if (!complete || keys.some((key) => wanted[key] !== extra[key]))
    throw new RefusalError(FAILURES.INVALID_INPUT, { extra: FOREIGN_ANSWER });
}

/** Collects each question of the form once, with a normalized answer. */
const stored = ({ steps }: StoredForm, sent: readonly SentAnswer[]): SentAnswer[] => {
  const given = new Map(sent.map(({ stepId, answer }) => [stepId, answer]));
  return steps.map(({ id, definition }) => ({
    stepId: id,
    answer: normalizeAnswer(definition, given.get(id) ?? null),
  }));
};

/** Checks what a student submits like the browser, and stores it once. SURV-079, D-139, D-140 */
export async function submit(db: Db, viewer: Viewer, sent: SentForm, now: Instant): Promise<Outcome> {
  const { formName, extra, formId } = sent;
  // only for the caller's own account (D-139)
  if (sent.userDataId !== viewer.accountId) throw new RefusalError(FAILURES.NOT_FOUND);
  const form = orRefuse(await findVersion(db, formId, formName), SURVEY.UNKNOWN);
  refuseExtra(formName, extra);
  const week = extra.week ?? null;
  const facts = await findFacts(db, viewer);
  const standing = judgeAvailability(facts, formName, week, now);
  if (standing === 'submitted') return { success: false, error: 'ALREADY_SUBMITTED', reason: null };
  if (standing === 'not open') return { success: false, error: 'NOT_OPEN', reason: null };
  const reason = refuseAnswers(form, facts, sent.steps);
  if (reason !== null) return { success: false, error: 'VALIDATION', reason };
  const { terms, privacy } = LEGAL_VERSIONS;
  const acceptedTexts = formName === 'agreement' ? { terms, privacy } : null;
  await lockSurvey(db, viewer, formName, week);
  const submission = { formId, formName, week, extra, steps: stored(form, sent.steps), acceptedTexts };
  if (!(await insertSubmission(db, viewer, submission, now)))
    return { success: false, error: 'ALREADY_SUBMITTED', reason: null };
  const asked = { studentEnrollmentId: viewer.enrollmentId, formName, week: week ?? 0 };
  await notifyDone(db, 'SURVEY_REMINDER', asked, { course: viewer, now });
  if (formName === WEEKLY) await insertWeeklyFeedback(db, viewer, submission, now);
  if (kindOfForm(formName) === 'end-course') await notifyReview(db, viewer, now);
  return SUBMITTED;
}
