import { sql, type Db } from '#database/db';
import {
  FIRST_SCALE_ID,
  courseId,
  coursesOf,
  INSTRUCTOR_PLACE,
  COURSE_NUMBER,
  placeId,
  STUDENTS_PER_COURSE,
  universityId,
  type Batch,
  PLACES_PER_COURSE,
} from './batch.ts';

/** The number of weeks in which three of four students have answered the weekly survey. */
const WEEKS = 12;

/** Plants weekly feedback and mid-course answers. */
async function plantFeedback(tx: Db, batch: Batch): Promise<void> {
  const people = sql`${coursesOf(batch)}, generate_series(0, ${STUDENTS_PER_COURSE - 1}::int) as p`;
  // one mid-course survey and one for each week, with ids far above those of people.ts
  const id = sql`(${FIRST_SCALE_ID * 50} + (k * ${PLACES_PER_COURSE} + p) * 16)`;
  const friday = sql`${batch.firstDay}::date + (w - 1) * 7 + 5`;
  await tx.run(sql`
    insert into form_submissions (university_id, id, course_id, enrollment_id, form_id, form_name, week, extra, submitted_at)
      overriding system value
    select ${universityId(COURSE_NUMBER)}, ${id} + w, ${courseId(COURSE_NUMBER)}, ${placeId(COURSE_NUMBER, sql`p`)}, f.id, f.name, w, json_build_object('week', w), ${friday}
    from ${people}, generate_series(1, ${WEEKS}::int) as w, forms f where f.name = 'weekly-feedback' and (p + w) % 4 > 0`);
  await tx.run(sql`
    insert into weekly_feedback (university_id, course_id, week, enrollment_id, submitted_at, class_overall, pace_of_class,
      apply_learning_outside_class, academic_support, instructor_engagement, instructor_clarity, instructor_knowledge,
      homework_feedback_rating, outside_time_spent, comments_on_instructor)
    select ${universityId(COURSE_NUMBER)}, ${courseId(COURSE_NUMBER)}, w, ${placeId(COURSE_NUMBER, sql`p`)}, ${friday}, 3 + p % 3, 3, 4, 3 + w % 3, 5, 4, 5, p % 6, 1 + p % 5,
      case when p % 5 = 0 then 'A little slower when new syntax appears, please.' end
    from ${people}, generate_series(1, ${WEEKS}::int) as w where (p + w) % 4 > 0`);
  await tx.run(sql`
    with sent as (
      insert into form_submissions (university_id, id, course_id, enrollment_id, form_id, form_name, submitted_at)
        overriding system value
      select ${universityId(COURSE_NUMBER)}, ${id}, ${courseId(COURSE_NUMBER)}, ${placeId(COURSE_NUMBER, sql`p`)}, f.id, f.name, ${batch.firstDay}::date + 84
      from ${people}, forms f where f.name = 'mid-course-pt' and p % 4 > 0
      returning university_id, id, form_id, enrollment_id)
    insert into form_answers (university_id, submission_id, step_id, value)
    select s.university_id, s.id, t.id, to_jsonb(case t.ordinal when 1 then (s.enrollment_id % 11)::text else 'The projects.' end)
    from sent s join form_steps t on t.form_id = s.form_id and t.ordinal <= 2`);
}

/** One in this many submissions has a comment, or was submitted again. */
const COMMENTED = 3;
const REPEATED = 8;
const REQUESTS_EACH = 3;

/** Plants other traces of people, so that no table is empty. */
export async function plantTraces(tx: Db, batch: Batch): Promise<void> {
  const courses = sql`between ${FIRST_SCALE_ID + batch.from} and ${FIRST_SCALE_ID + batch.to}`;
  const universities = sql`between ${universityId(sql`${batch.from}::int`)} and ${universityId(sql`${batch.to}::int`)}`;
  const here = sql`t.university_id ${universities} and t.course_id ${courses}`;
  const instructor = placeId(sql`(t.course_id - ${FIRST_SCALE_ID})`, sql`${INSTRUCTOR_PLACE}`);
  await tx.run(sql`
    insert into session_videos (university_id, id, session_id, url) overriding system value
    select t.university_id, t.id, t.id, 'https://videos.example/' || t.id from sessions t where ${here} and t.end_time < ${batch.now}`);
  await tx.run(sql`
    insert into attendance_history (university_id, session_id, enrollment_id, new_status, changed_by, changed_at)
    select t.university_id, t.session_id, t.enrollment_id, t.status_code, ${instructor}, t.set_at
    from attendance t where ${here} and t.status_code <> 'present'`);
  await tx.run(sql`
    insert into submission_comments (university_id, id, course_id, submission_id, enrollment_id, author_role, comment, created_at) overriding system value
    select t.university_id, t.id, t.course_id, t.id, ${instructor}, 'instructor', 'Well done, please look at the second part again.', t.submitted_at
    from submissions t where ${here} and t.id % ${COMMENTED} = 0`);
  await tx.run(sql`
    with earlier as (
      insert into submission_versions (university_id, submission_id, version, notes, urls, submitted_at)
      select t.university_id, t.id, 1, t.notes, '[]', t.first_submitted_at from submissions t where ${here} and t.id % ${REPEATED} = 0
      returning university_id, submission_id)
    update submissions t set version = 2 from earlier e where t.university_id = e.university_id and t.id = e.submission_id`);
  await tx.run(sql`
    insert into grade_history (university_id, submission_id, new_value, changed_by, changed_at)
    select t.university_id, t.id, g.grade, g.graded_by, g.graded_at
    from submissions t join submission_grades g on g.university_id = t.university_id and g.submission_id = t.id where ${here}`);
  await tx.run(sql`
    insert into announcement_reads (university_id, announcement_id, enrollment_id, read_at)
    select t.university_id, t.id, ${placeId(sql`(t.course_id - ${FIRST_SCALE_ID})`, sql`p`)}, ${batch.now}
    from announcements t, generate_series(0, ${STUDENTS_PER_COURSE - 1}::int) as p where ${here} and (t.id + p) % 2 = 0`);
  await plantRequests(tx, batch);
  await plantFeedback(tx, batch);
  await tx.run(sql`
    insert into survey_schedules (university_id, id, course_id, kind, survey, date_from, date_to) overriding system value
    select ${universityId(COURSE_NUMBER)}, ${FIRST_SCALE_ID} + k * 2 + n, ${courseId(COURSE_NUMBER)}, (array['mid-course', 'end-course'])[n], 'nps',
      ${batch.firstDay}::date + n * 80, ${batch.firstDay}::date + n * 80 + 7
    from ${coursesOf(batch)}, generate_series(1, 2) as n`);
}

/** Plants remote requests; two of three are decided. */
async function plantRequests(tx: Db, batch: Batch): Promise<void> {
  const id = sql`(${FIRST_SCALE_ID} + (k * 32 + p) * ${REQUESTS_EACH + 1} + j)`;
  const each = sql`${coursesOf(batch)}, generate_series(0, ${STUDENTS_PER_COURSE - 1}::int) as p`;
  await tx.run(sql`
    insert into remote_requests (university_id, id, course_id, session_id, enrollment_id, requested_at) overriding system value
    select ${universityId(COURSE_NUMBER)}, ${id}, ${courseId(COURSE_NUMBER)}, ${FIRST_SCALE_ID} + k * 256 + p + j * 30, ${placeId(COURSE_NUMBER, sql`p`)}, ${batch.now}
    from ${each}, generate_series(1, ${REQUESTS_EACH}::int) as j`);
  await tx.run(sql`
    insert into remote_decisions (university_id, request_id, approved, decided_by, decided_at)
    select ${universityId(COURSE_NUMBER)}, ${id}, j = 1, ${placeId(COURSE_NUMBER, sql`${INSTRUCTOR_PLACE}`)}, ${batch.now}
    from ${each}, generate_series(1, ${REQUESTS_EACH - 1}::int) as j`);
}
