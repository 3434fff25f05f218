import type { Viewer } from '@bcs/contract/kernel/ability';
import type { SurveyFacts } from '@bcs/contract/features/surveys/facts';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db, type Sql } from '#database/db';
import { isSeat } from '#kernel/seats';

/** Which of some forms an enrollment has sent. */
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
export const findFacts = (db: Db, { universityId, enrollmentId }: Viewer): Promise<SurveyFacts> =>
  db.one<SurveyFacts>(facts(sql`e.university_id = ${universityId} and e.id = ${enrollmentId}`));

/** Finds the facts of an own enrollment as a student; undefined for any other. */
export const findOwnFacts = (db: Db, accountId: number, enrollmentId: number): Promise<SurveyFacts | undefined> =>
  db.maybe<SurveyFacts>(
    facts(sql`e.account_id = ${accountId} and e.id = ${enrollmentId} and ${isSeat('e')} and e.role = ${STUDENT}`),
  );
