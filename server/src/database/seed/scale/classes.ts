import { sql, type Db } from '#database/db';
import { lessonOf } from '../curriculum/lessons.ts';
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

/** The lessons: five evenings a week for 24 weeks. */
const lessons = () =>
  Array.from({ length: 168 }, (_, day) => ({ day, ...lessonOf(1, Math.floor(day / 7), day % 7) })).filter(
    ({ day }) => day % 7 < 5,
  );
const SESSIONS = 256;
const FEW = 8;

/** The class meetings of the courses. */
export async function plantSessions(tx: Db, batch: Batch): Promise<void> {
  const university = universityId(COURSE_NUMBER);
  const sessionId = sql`(${FIRST_SCALE_ID} + k * ${SESSIONS} + l.n)`;
  await tx.run(sql`
    insert into sessions (university_id, id, course_id, context_id, category_code, name, chapter, short_description, long_description,
      start_time, end_time, classroom_id) overriding system value
    select ${university}, ${sessionId}, ${courseId(COURSE_NUMBER)}, 1, 'class', l.name, l.chapter, l.outcome, l.outcome,
      (${batch.firstDay}::date + l.day + time '18:30') at time zone ${SCALE_ZONE}, (${batch.firstDay}::date + l.day + time '21:30') at time zone ${SCALE_ZONE}, ${university}
    from ${coursesOf(batch)}, rows from (jsonb_to_recordset(${JSON.stringify(lessons())}::jsonb)
      as (name text, chapter numeric, outcome text, day int)) with ordinality as l(name, chapter, outcome, day, n)`);
}

/** Plants the attendance of the classes, and their announcements. */
export async function plantClasses(tx: Db, batch: Batch): Promise<void> {
  const university = universityId(COURSE_NUMBER);
  await tx.run(sql`
    insert into attendance (university_id, course_id, session_id, enrollment_id, status_code, punctuality_id, set_by, set_at)
    select s.university_id, s.course_id, s.id, e.id,
      case when (s.id * 7 + e.id * 13) % 100 < 88 then 'present' when (s.id * 7 + e.id * 13) % 100 < 94 then 'remote' else 'absent' end,
      case when (s.id * 7 + e.id * 13) % 100 < 88 then 1 end, e.account_id, s.start_time
    from sessions s join enrollments e on e.university_id = s.university_id and e.course_id = s.course_id and e.role = 'student'
    where s.course_id between ${FIRST_SCALE_ID + batch.from} and ${FIRST_SCALE_ID + batch.to} and s.end_time < ${batch.now}
      and s.university_id between ${universityId(sql`${batch.from}::int`)} and ${universityId(sql`${batch.to}::int`)}`);
  await tx.run(sql`
    insert into announcements (university_id, id, course_id, staff_enrollment_id, context_code, title, body, activation_date,
      expiration_date, created_at, updated_at, appeared_at) overriding system value
    select ${university}, ${FIRST_SCALE_ID} + k * ${FEW} + j, ${courseId(COURSE_NUMBER)}, ${placeId(COURSE_NUMBER, sql`${INSTRUCTOR_PLACE}`)}, 'academic', 'Announcement ' || j,
      'Please read **chapter ' || j || '** before the next class.', ${batch.now}::timestamptz - make_interval(days => j),
      ${batch.now}::timestamptz + interval '30 days', ${batch.now}, ${batch.now}, ${batch.now}
    from ${coursesOf(batch)}, generate_series(1, 5) as j`);
  await tx.run(sql`
    insert into notifications (university_id, id, enrollment_id, type, facts, created_at, handled_at) overriding system value
    select ${university}, ${FIRST_SCALE_ID} + (k * 32 + p) * ${FEW} + j, ${placeId(COURSE_NUMBER, sql`p`)}, 'SESSION_VIDEO',
      jsonb_build_object('sessionId', ${FIRST_SCALE_ID} + k * ${SESSIONS} + j, 'name', 'lesson ' || j, 'startTime', ${batch.now}::text, 'contextId', 1),
      ${batch.now}::timestamptz - make_interval(days => j), case when j > 2 then ${batch.now}::timestamptz end
    from ${coursesOf(batch)}, generate_series(0, ${STUDENTS_PER_COURSE - 1}::int) as p, generate_series(1, 6) as j`);
}
