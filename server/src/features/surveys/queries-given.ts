import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';

/**
 * Gives a survey to students of a course: to all, or to those with these addresses. Who has it keeps it.
 * @returns the addresses that it now stands open for
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
export const setReview = (db: Db, university: string, link: string | null, label: string | null): Promise<number> =>
  db.run(sql`update universities set review_url = ${link}, review_label = ${label} where name = ${university}`);
