import { valueOf } from '@bcs/contract/features/surveys/answers';
import type { SentAnswer } from '@bcs/contract/features/surveys/judge';
import type { AnswerCount } from '@bcs/contract/features/surveys/figures';
import type { Extra } from '@bcs/contract/features/surveys/model';
import { kindOfForm, npsFormNames } from '@bcs/contract/features/surveys/names';
import { WEEKLY_FIELDS } from '@bcs/contract/features/surveys/weekly';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { advisoryLock } from '#database/advisory-lock';
import { sql, raw, type Db } from '#database/db';

/** A submission of a form that was checked. */
export interface JudgedSubmission {
  readonly formId: number;
  readonly formName: string;
  readonly week: number | null;
  readonly extra: Extra;
  readonly steps: readonly SentAnswer[];
  /** The accepted versions of legal texts; null for all forms except the agreement. */
  readonly acceptedTexts: Readonly<Record<string, string>> | null;
}

/**
 * Stores a submission with its answers in one statement. Of simultaneous ones the first counts.
 * @returns false if the enrollment has submitted this form for this week before. D-139, D-140
 */
export async function insertSubmission(
  db: Db,
  { universityId, courseId, enrollmentId }: Viewer,
  { formId, formName, week, extra, steps, acceptedTexts }: JudgedSubmission,
  now: Instant,
): Promise<boolean> {
  const answers = steps.filter(({ answer }) => answer !== null);
  const stored = await db.many(sql`
    with sent as (
      insert into form_submissions (university_id, course_id, enrollment_id, form_id, form_name, week, extra, submitted_at, accepted_texts)
      values (${universityId}, ${courseId}, ${enrollmentId}, ${formId}, ${formName}, ${week ?? 0}, ${JSON.stringify(extra)}::jsonb,
        ${now}, ${acceptedTexts && JSON.stringify(acceptedTexts)}::jsonb)
      on conflict on constraint a_form_is_submitted_once_per_week do nothing
      returning university_id, id),
    answered as (
      insert into form_answers (university_id, submission_id, step_id, value)
      select sent.university_id, sent.id, a."stepId", a.answer
      from sent, jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a ("stepId" int, answer jsonb))
    select id from sent`);
  return stored.length > 0;
}

/**
 * Locks a survey of a class, so that answers arrive one at a time and each sees the earlier ones, since figures depend
 * on their number. D-261
 */
export const lockSurvey = (tx: Db, { courseId }: Viewer, formName: string, week: number | null): Promise<void> =>
  advisoryLock(tx, `survey:${courseId}:${kindOfForm(formName)}:${week}`);

/** Counts the answers of the class that a report reads now. */
export const countAnswers = (db: Db, { universityId, courseId }: Viewer, formName: string, week: number | null) =>
  db.one<AnswerCount>(sql`
    select count(*) as answers, count(*) filter (where s.counted) as counted from form_submissions s
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.week = ${week ?? 0}
      and s.form_name = any(${namesBeside(formName)}::text[])`);

/** The forms whose answers are counted together, since classes may have different variants. */
const namesBeside = (formName: string): readonly string[] => {
  const kind = kindOfForm(formName);
  return kind === 'mid-course' || kind === 'end-course' ? npsFormNames(kind) : [formName];
};

/** Inserts the feedback that the weekly report reads. Annex G3 */
export async function insertWeeklyFeedback(
  db: Db,
  { universityId, courseId, enrollmentId }: Viewer,
  { week, steps }: JudgedSubmission,
  now: Instant,
): Promise<void> {
  const row = Object.fromEntries(
    WEEKLY_FIELDS.map(({ column, type }, index) => {
      const answer = steps[index]?.answer ?? null;
      if (answer === null || Array.isArray(answer)) return [column, null];
      return [column, type === 'TEXT' ? valueOf(answer) : Number(valueOf(answer))];
    }),
  );
  const whose = { university_id: universityId, course_id: courseId, enrollment_id: enrollmentId, submitted_at: now };
  const whole = { ...whose, week, ...row };
  const columns = raw(Object.keys(whole).join(', '));
  await db.run(sql`
    insert into weekly_feedback (${columns})
    select ${columns} from jsonb_populate_record(null::weekly_feedback, ${JSON.stringify(whole)}::jsonb)`);
}
