import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { IDS } from '#database/seed/ids';

/** The size and place of a large class. */
export interface PlantedClass {
  readonly universityId: number;
  readonly cohortId: number;
  readonly instructorId: number;
  readonly students: number;
  readonly items: number;
  /** One submission in this many waits for its grade. */
  readonly waitingEvery: number;
  readonly now: Instant;
}

/** A large class beside the active one of the demo world. */
export const inDemoWorld = (now: Instant) => ({
  universityId: IDS.northfield,
  cohortId: IDS.activeCohort,
  instructorId: IDS.accounts.instructor,
  waitingEvery: 6,
  now,
});

/** Plants a course with one instructor in which every student has submitted everything. Returns its id. */
export async function plantLargeClass(db: Db, large: PlantedClass): Promise<number> {
  const { universityId, cohortId, instructorId, students, items, waitingEvery, now } = large;
  const { id: courseId } = await db.one<{ id: number }>(sql`
    insert into courses (university_id, cohort_id, code, name, start_date, end_date, time_zone)
    select ${universityId}, ${cohortId}, 'LARGE-' || gen_random_uuid(), 'A large class', ${now}::date - 160, ${now}::date + 8, 'America/New_York' returning id`);
  await db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role) values (${universityId}, ${courseId}, ${instructorId}, 'instructor')`);
  await db.run(sql`
    with people as (
      insert into accounts (email, first_name, last_name, draft_key)
      select 'large' || n || '.' || gen_random_uuid() || '@scale.example', 'Student', 'No. ' || lpad(n::text, 3, '0'), md5(n::text)
      from generate_series(1, ${students}::int) n returning id)
    insert into enrollments (university_id, course_id, account_id, role)
    select ${universityId}::int, ${courseId}::int, id, 'student' from people order by id`);
  await db.run(sql`
    insert into assignments (university_id, course_id, context_id, title, assignment_date, due_date)
    select ${universityId}::int, ${courseId}::int, 1, 'Challenge ' || n || ': The long way to a page', ${now}::date - 160 + n, ${now}::date - 159 + n
    from generate_series(1, ${items}::int) n`);
  await db.run(sql`
    insert into submissions (university_id, course_id, assignment_id, enrollment_id, first_submitted_at, submitted_at)
    select a.university_id, a.course_id, a.id, e.id, a.due_date - interval '1 hour' * (e.id % 9), a.due_date - interval '1 hour' * (e.id % 9)
    from assignments a join enrollments e on e.university_id = a.university_id and e.course_id = a.course_id and e.role = 'student'
    where a.university_id = ${universityId} and a.course_id = ${courseId} order by a.id, e.id`);
  await db.run(sql`
    insert into submission_grades (university_id, course_id, submission_id, grade, graded_by, graded_at)
    select university_id, course_id, id, (array['A', 'A-', 'B+', 'B', 'C', 'D', 'Incomplete'])[id % 7 + 1], ${instructorId}::int, submitted_at
    from submissions where university_id = ${universityId} and course_id = ${courseId} and id % ${waitingEvery}::int <> 0`);
  return courseId;
}
