import type { Viewer } from '@bcs/contract/kernel/ability';
import type { SurveyFacts } from '@bcs/contract/features/surveys/facts';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { AskedStep } from '@bcs/contract/features/surveys/judge';
import type { Zone, Instant } from '@bcs/contract/kernel/clock';
import type { FormDefinition } from '@bcs/contract/features/surveys/model';
import { sql, type Db, type Sql } from '#database/db';
import { isSeat } from '#kernel/seats';

/** Finds which of some forms an enrollment has submitted. */
export async function findSent(
  db: Db,
  { universityId, enrollmentId }: Viewer,
  formNames: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ name: string }>(sql`
    select form_name as name from form_submissions
    where university_id = ${universityId} and enrollment_id = ${enrollmentId} and form_name = any(${formNames}::text[])`);
  return new Set(rows.map(({ name }) => name));
}

const schedule = (kind: 'mid-course' | 'end-course') => sql`
  (select json_build_object('from', s.date_from, 'to', s.date_to) from survey_schedules s
    where s.university_id = c.university_id and s.course_id = c.id and s.kind = ${kind})`;

const facts = (whose: Sql) => sql`
  select c.start_date as "startDate", c.end_date as "endDate", c.time_zone as "timeZone",
    c.university_id as "universityId", p.program_type as "programType", c.enterprise_course as "enterpriseCourse",
    c.end_survey_enabled as "endSurveyEnabled", ${schedule('mid-course')} as "midCourse",
    ${schedule('end-course')} as "endCourse", e.activated_at as "activatedAt",
    (select coalesce(json_agg(a.form_name), '[]') from survey_assignments a
      where a.university_id = e.university_id and a.enrollment_id = e.id) as given,
    (select coalesce(json_agg(json_build_object('formName', s.form_name, 'week', s.week)), '[]') from form_submissions s
      where s.university_id = e.university_id and s.enrollment_id = e.id) as sent
  from enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
  join programs p on p.university_id = h.university_id and p.id = h.program_id
  where ${whose}`;

/** Finds the facts that decide which surveys the caller is asked to answer. */
export const findFacts = (db: Db, { universityId, enrollmentId }: Viewer) =>
  db.one<SurveyFacts>(facts(sql`e.university_id = ${universityId} and e.id = ${enrollmentId}`));

/** Finds the facts of the caller's own enrollment as a student; undefined for any other. */
export const findOwnFacts = (db: Db, accountId: number, enrollmentId: number) =>
  db.maybe<SurveyFacts>(
    facts(sql`e.account_id = ${accountId} and e.id = ${enrollmentId} and ${isSeat('e')} and e.role = ${STUDENT}`),
  );

/** One version of a form as it is stored. */
export interface StoredForm {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly pageCount: number;
  readonly visibilityFunc: string | null;
  readonly validationFunc: string | null;
  readonly steps: readonly AskedStep[];
}

const FORM = sql`
  select f.id, f.name, f.version, f.description, f.page_count as "pageCount",
    f.visibility_func as "visibilityFunc", f.validation_func as "validationFunc",
    (select json_agg(json_build_object('id', s.id, 'page', s.page, 'required', s.required, 'definition', s.definition)
      order by s.ordinal) from form_steps s where s.form_id = f.id) as steps`;

/** Finds a version of a form, which need not be the current one. */
export const findVersion = (db: Db, id: number, name: string) =>
  db.maybe<StoredForm>(sql`${FORM} from forms f where f.id = ${id} and f.name = ${name}`);

/** Finds the current version of a form, and whether an account attends any class. */
export async function findFormFor(db: Db, accountId: number, name: string) {
  return db.one<{ attends: boolean; form: StoredForm | null }>(sql`
    select exists (select 1 from enrollments e where e.account_id = ${accountId} and ${isSeat('e')} and e.role = ${STUDENT}) as attends,
      (select to_json(found) from (${FORM} from forms f where f.name = ${name} order by f.version desc limit 1) found) as form`);
}

/** Tells whether an account attends any class, with the time zone of the latest. */
export const findSurveyTaker = (db: Db, accountId: number) =>
  db.one<{ attends: boolean; zone: Zone | null }>(sql`
    with attended as (
      select c.time_zone from enrollments e
      join courses c on c.university_id = e.university_id and c.id = e.course_id
      where e.account_id = ${accountId} and ${isSeat('e')} and e.role = ${STUDENT}
      order by e.activated_at desc, e.id desc limit 1)
    select exists (select from attended) as attends, (select time_zone from attended) as zone`);

type Current = Readonly<{ version: number; definition: FormDefinition }>;

const CURRENT = sql`
  select distinct on (f.name) f.version, json_build_object('name', f.name, 'description', f.description,
    'visibilityFunc', f.visibility_func, 'validationFunc', f.validation_func,
    'steps', (select json_agg(json_build_object('page', s.page, 'required', s.required, 'definition', s.definition) order by s.ordinal)
      from form_steps s where s.form_id = f.id)) as definition
  from forms f`;

/** Finds the current definitions, ordered by name. */
export const findCurrent = (db: Db) => db.many<Current>(sql`${CURRENT} order by f.name, f.version desc`);

const findOne = (db: Db, name: string) =>
  db.maybe<Current>(sql`${CURRENT} where f.name = ${name} order by f.name, f.version desc`);

/** Writes a form with its fields in a fixed order, so that equal forms give equal texts. */
const fingerprint = ({ name, description, visibilityFunc, validationFunc, steps }: FormDefinition): string =>
  JSON.stringify([
    [name, description, visibilityFunc, validationFunc],
    steps.map(({ page, required, definition: { type, text, ui, options, initialValue, finalValue } }) => [
      [page, required, type, text, ui.component, ui.align, ui.maxLength, initialValue, finalValue],
      options.map(({ value, display, additionalInfoLabel }) => [value, display, additionalInfoLabel]),
    ]),
  ]);

/**
 * Makes a definition the current one, as a new version if it differs. Answers stay with their version.
 * @returns the number of its version, and whether it is new
 */
export async function storeVersion(db: Db, form: FormDefinition): Promise<{ version: number; isNew: boolean }> {
  const before = await findOne(db, form.name);
  if (before && fingerprint(before.definition) === fingerprint(form)) return { version: before.version, isNew: false };
  const version = (before?.version ?? 0) + 1;
  const { name, description, visibilityFunc, validationFunc, steps } = form;
  const { id } = await db.one<{ id: number }>(sql`
    insert into forms (name, version, description, page_count, visibility_func, validation_func)
    values (${name}, ${version}, ${description}, ${steps.at(-1)?.page ?? 1}, ${visibilityFunc}, ${validationFunc})
    returning id`);
  await db.run(sql`
    insert into form_steps (form_id, ordinal, page, required, definition)
    select ${id}::int, s.ordinal, (s.step->>'page')::smallint, (s.step->>'required')::boolean, s.step->'definition'
    from jsonb_array_elements(${JSON.stringify(steps)}::jsonb) with ordinality as s (step, ordinal)`);
  return { version, isNew: true };
}

/**
 * Assigns a survey to all students of a course, or to those with these addresses; existing assignments are kept.
 * @returns the addresses for which it is open now
 */
export async function assignSurvey(
  db: Db,
  { formName, course, emails }: { formName: string; course: string; emails: readonly string[] },
  now: Instant,
): Promise<string[]> {
  const given = await db.many<{ email: string }>(sql`
    with wanted as (
      select e.university_id, e.id, a.email from enrollments e
      join courses c on c.university_id = e.university_id and c.id = e.course_id and c.code = ${course}
      join accounts a on a.id = e.account_id
      where e.active and e.role = ${STUDENT} and (cardinality(${emails}::text[]) = 0 or lower(a.email) = any(${emails}::text[]))),
    stored as (
      insert into survey_assignments (university_id, enrollment_id, form_name, assigned_at)
      select university_id, id, ${formName}, ${now}::timestamptz from wanted
      on conflict do nothing)
    select email from wanted order by email`);
  return given.map(({ email }) => email);
}

/** Sets the address at which students of a university review it after the end-of-course survey. D-128 */
export const setReview = (db: Db, university: string, link: string | null, label: string | null) =>
  db.run(sql`update universities set review_url = ${link}, review_label = ${label} where name = ${university}`);
