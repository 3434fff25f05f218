import { sql, type Db } from '#database/db';
import { plantFeedback } from './feedback.ts';
import { BASE, courseId, coursesOf, INSTRUCTOR, K, placeId, STUDENTS, universityId, type Batch } from './batch.ts';

/** Every n-th submission is commented on, or was handed in twice. */
const COMMENTED = 3;
const REPEATED = 8;
const REQUESTS_EACH = 3;

/** Plants traces that people leave besides their work: no table of a large installation is empty. */
export async function plantTraces(tx: Db, batch: Batch): Promise<void> {
  const courses = sql`between ${BASE + batch.from} and ${BASE + batch.to}`;
  const universities = sql`between ${universityId(sql`${batch.from}::int`)} and ${universityId(sql`${batch.to}::int`)}`;
  const here = sql`t.university_id ${universities} and t.course_id ${courses}`;
  const instructor = placeId(sql`(t.course_id - ${BASE})`, sql`${INSTRUCTOR}`);
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
    select t.university_id, t.id, ${placeId(sql`(t.course_id - ${BASE})`, sql`p`)}, ${batch.now}
    from announcements t, generate_series(0, ${STUDENTS - 1}::int) as p where ${here} and (t.id + p) % 2 = 0`);
  await plantRequests(tx, batch);
  await plantFeedback(tx, batch);
  await tx.run(sql`
    insert into survey_schedules (university_id, id, course_id, kind, survey, date_from, date_to) overriding system value
    select ${universityId(K)}, ${BASE} + k * 2 + n, ${courseId(K)}, (array['mid-course', 'end-course'])[n], 'nps',
      ${batch.firstDay}::date + n * 80, ${batch.firstDay}::date + n * 80 + 7
    from ${coursesOf(batch)}, generate_series(1, 2) as n`);
}

/** Requests to attend from afar; two of three are decided. */
async function plantRequests(tx: Db, batch: Batch): Promise<void> {
  const id = sql`(${BASE} + (k * 32 + p) * ${REQUESTS_EACH + 1} + j)`;
  const each = sql`${coursesOf(batch)}, generate_series(0, ${STUDENTS - 1}::int) as p`;
  await tx.run(sql`
    insert into remote_requests (university_id, id, course_id, session_id, enrollment_id, requested_at) overriding system value
    select ${universityId(K)}, ${id}, ${courseId(K)}, ${BASE} + k * 256 + p + j * 30, ${placeId(K, sql`p`)}, ${batch.now}
    from ${each}, generate_series(1, ${REQUESTS_EACH}::int) as j`);
  await tx.run(sql`
    insert into remote_decisions (university_id, request_id, approved, decided_by, decided_at)
    select ${universityId(K)}, ${id}, j = 1, ${placeId(K, sql`${INSTRUCTOR}`)}, ${batch.now}
    from ${each}, generate_series(1, ${REQUESTS_EACH - 1}::int) as j`);
}
