import { sql, type Db } from '#database/db';
import { academicBriefs, milestones } from '../curriculum/brief.ts';
import {
  FIRST_SCALE_ID,
  courseId,
  coursesOf,
  INSTRUCTOR_PLACE,
  COURSE_NUMBER,
  placeId,
  STUDENTS_PER_COURSE,
  universityId,
  SCALE_ZONE,
  type Batch,
} from './batch.ts';

const tasks = () =>
  [
    ...academicBriefs().map((brief) => ({ context: 1, ...brief })),
    ...milestones().map((brief) => ({ context: 2, ...brief })),
  ].map(({ context, title, header, page }, index) => ({
    context,
    title,
    header,
    content: page,
    day: 3 + Math.round((index * 160) / 35),
  }));
const PER_COURSE = 64;
const PER_TASK = 32;
const GRADES = ['A', 'A-', 'B+', 'B', 'A+', 'C+', 'B-', 'A', 'C', 'D', 'Incomplete', 'F'];
const UNGRADED_PERCENT = 10;

/** The assignments of the courses. */
export async function plantAssignments(tx: Db, batch: Batch): Promise<void> {
  const university = universityId(COURSE_NUMBER);
  const assignmentId = sql`(${FIRST_SCALE_ID} + k * ${PER_COURSE} + t.n)`;
  await tx.run(sql`
    insert into assignments (university_id, id, course_id, context_id, title, header, content, assignment_date, due_date) overriding system value
    select ${university}, ${assignmentId}, ${courseId(COURSE_NUMBER)}, t.context, t.title, t.header, t.content, ${batch.firstDay}::date + t.day - 3,
      (${batch.firstDay}::date + t.day + time '23:59:59') at time zone ${SCALE_ZONE}
    from ${coursesOf(batch)}, rows from (jsonb_to_recordset(${JSON.stringify(tasks())}::jsonb)
      as (context int, title text, header text, content text, day int)) with ordinality as t(context, title, header, content, day, n)`);
}

/** Plants submissions and their grades. */
export async function plantWork(tx: Db, batch: Batch): Promise<void> {
  const university = universityId(COURSE_NUMBER);
  // every student submits everything: 840 submissions per course
  await tx.run(sql`
    insert into submissions (university_id, id, course_id, assignment_id, enrollment_id, notes, first_submitted_at, submitted_at) overriding system value
    select ${university}, ${FIRST_SCALE_ID} + (k * ${PER_COURSE} + n) * ${PER_TASK} + p, ${courseId(COURSE_NUMBER)}, ${FIRST_SCALE_ID} + k * ${PER_COURSE} + n,
      ${placeId(COURSE_NUMBER, sql`p`)}, 'Ready for review.', m.at, m.at
    from ${coursesOf(batch)}, generate_series(1, ${tasks().length}::int) as n, generate_series(0, ${STUDENTS_PER_COURSE - 1}::int) as p,
      lateral (select least(${batch.now}::timestamptz - interval '1 hour', ${batch.firstDay}::date + n * 4 + make_interval(hours => p)) as at) as m`);
  const submissions = sql`(
    select university_id, course_id, id, submitted_at, (id * 31) % 100 as dice, (id - ${FIRST_SCALE_ID}) / ${PER_TASK} % ${PER_COURSE} as n, enrollment_id from submissions
    where university_id between ${universityId(sql`${batch.from}::int`)} and ${universityId(sql`${batch.to}::int`)}
      and course_id between ${FIRST_SCALE_ID + batch.from} and ${FIRST_SCALE_ID + batch.to}) as s`;
  await tx.run(sql`
    insert into submission_urls (university_id, id, submission_id, url) overriding system value
    select university_id, id, id, 'https://github.com/scale-' || enrollment_id || '/task-' || n from ${submissions}`);
  await tx.run(sql`
    insert into submission_grades (university_id, course_id, id, submission_id, grade, graded_by, graded_at) overriding system value
    select s.university_id, s.course_id, s.id, s.id, (${GRADES}::text[])[s.dice % ${GRADES.length} + 1], ${placeId(sql`((s.enrollment_id - ${FIRST_SCALE_ID}) / 32)`, sql`${INSTRUCTOR_PLACE}`)}, s.submitted_at
    from ${submissions} where n <= ${academicBriefs().length} and dice >= ${UNGRADED_PERCENT}`);
  await tx.run(sql`
    insert into career_feedback (university_id, course_id, submission_id, status_id, set_by, set_at)
    select s.university_id, s.course_id, s.id, s.dice % 7 + 1, ${placeId(sql`((s.enrollment_id - ${FIRST_SCALE_ID}) / 32)`, sql`${INSTRUCTOR_PLACE}`)}, s.submitted_at
    from ${submissions} where n > ${academicBriefs().length}`);
}
