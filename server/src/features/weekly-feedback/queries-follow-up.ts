import type { EditableFollowUp, FollowUp } from '@bcs/contract/features/weekly-feedback/model';
import type { CourseRun } from '@bcs/contract/features/surveys/weekly';
import type { ClassKey, Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';

const fields = sql`'week', u.week, 'text', u.body, 'author', concat(c.first_name, ' ', c.last_name), 'savedAt', iso(u.saved_at)`;
const from = ({ universityId, courseId }: ClassKey) => sql`
  from follow_ups u
  join enrollments e on e.university_id = u.university_id and e.id = u.enrollment_id
  join accounts c on c.id = e.account_id
  where u.university_id = ${universityId} and u.course_id = ${courseId}`;

/** Selects the latest week with a follow-up, as JSON or null. */
export const latestFollowUpOf = (course: ClassKey): Sql =>
  sql`(select json_build_object(${fields}) ${from(course)} and u.body <> '' order by u.week desc limit 1)`;

/** Selects all follow-ups of a course as a JSON list, by week. */
export const followUpsOf = (course: ClassKey): Sql =>
  sql`(select coalesce(json_agg(json_build_object(${fields}, 'version', u.version) order by u.week), '[]') ${from(course)})`;

export const findLatest = (db: Db, course: ClassKey) =>
  db.one<{ followUp: FollowUp | null }>(sql`select ${latestFollowUpOf(course)} as "followUp"`);

export const findRun = (db: Db, { universityId, courseId }: ClassKey) =>
  db.one<CourseRun>(sql`
    select start_date as "startDate", end_date as "endDate" from courses
    where university_id = ${universityId} and id = ${courseId}`);

/** Stores a follow-up if nobody was faster: with the version that was read, or 0 for the first. Undefined otherwise. */
export async function storeFollowUp(
  db: Db,
  { universityId, courseId, enrollmentId }: Viewer,
  { week, text, version }: { week: number; text: string; version: number },
  now: Instant,
): Promise<EditableFollowUp | undefined> {
  const stored = await db.run(
    version === 0
      ? sql`
        insert into follow_ups (university_id, course_id, week, body, enrollment_id, saved_at)
        values (${universityId}, ${courseId}, ${week}, ${text}, ${enrollmentId}, ${now})
        on conflict on constraint a_week_has_one_follow_up do nothing`
      : sql`
        update follow_ups set body = ${text}, enrollment_id = ${enrollmentId}, saved_at = ${now}, version = version + 1
        where university_id = ${universityId} and course_id = ${courseId} and week = ${week} and version = ${version}`,
  );
  if (stored === 0) return undefined;
  const { row } = await db.one<{ row: EditableFollowUp }>(sql`
    select json_build_object(${fields}, 'version', u.version) as row ${from({ universityId, courseId })} and u.week = ${week}`);
  return row;
}
