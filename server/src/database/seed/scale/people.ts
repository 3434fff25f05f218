import { sql, type Db } from '#database/db';
import { ACTIVE_CLASS_STUDENTS } from '../classmates.ts';
import {
  FIRST_SCALE_ID,
  courseId,
  coursesOf,
  COURSE_NUMBER,
  placeId,
  STUDENTS_PER_COURSE,
  universityId,
  SCALE_ZONE,
  type Batch,
} from './batch.ts';

/** The staff roles, which follow the students of a course. */
const STAFF = ['instructor', 'ta', 'ssm', 'cd', 'admin'];
export async function plantPeople(tx: Db, batch: Batch, passwordHash: string): Promise<void> {
  const university = universityId(COURSE_NUMBER);
  await tx.run(sql`
    insert into universities (id, name, chat_enabled) select distinct ${university}, 'Scale University ' || ${university} - ${FIRST_SCALE_ID}, true from ${coursesOf(batch)} on conflict do nothing`);
  await tx.run(sql`
    insert into programs (university_id, id, name, program_type) overriding system value
    select distinct ${university}, ${university}, 'Full Stack Web Development', 'Full Stack Flex Part-Time' from ${coursesOf(batch)}
    on conflict do nothing`);
  await tx.run(sql`
    insert into classrooms (university_id, id, name, room_number, building_name) overriding system value
    select distinct ${university}, ${university}, 'Main hall', '101', 'Main building' from ${coursesOf(batch)} on conflict do nothing`);
  await tx.run(sql`
    insert into cohorts (university_id, id, program_id, name, start_date, end_date) overriding system value
    select ${university}, ${courseId(COURSE_NUMBER)}, ${university}, 'Cohort ' || k, ${batch.firstDay}::date, ${batch.firstDay}::date + 168 from ${coursesOf(batch)}`);
  await tx.run(sql`
    insert into courses (university_id, id, cohort_id, code, name, start_date, end_date, time_zone, max_absence,
      max_remote_attendance, max_missed_general_assignment, max_missed_required_assignment, minimum_score_required, reminded_on) overriding system value
    select ${university}, ${courseId(COURSE_NUMBER)}, ${courseId(COURSE_NUMBER)}, 'SCALE-' || k, 'Full Stack Flex ' || k, ${batch.firstDay}::date,
      ${batch.firstDay}::date + 168, ${SCALE_ZONE}, 8, 5, 3, 2, 74, (${batch.now}::timestamptz at time zone ${SCALE_ZONE})::date
    from ${coursesOf(batch)}`);
  await tx.run(sql`
    insert into accounts (id, email, first_name, last_name, github_user_name, mfa_required, password_hash, password_set_at, draft_key)
    select ${placeId(COURSE_NUMBER, sql`p`)}, 'p' || p || '.c' || k || '@scale.example', names.list[p % 24 + 1], names.list[(p + k) % 24 + 25],
      'p' || p || 'c' || k, false, ${passwordHash}, ${batch.now}, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    from ${coursesOf(batch)}, generate_series(0, ${STUDENTS_PER_COURSE + STAFF.length - 1}::int) as p, (select ${names}::text[] as list) as names`);
  await tx.run(sql`
    insert into enrollments (university_id, id, course_id, account_id, role, activated_at) overriding system value
    select ${university}, ${placeId(COURSE_NUMBER, sql`p`)}, ${courseId(COURSE_NUMBER)}, ${placeId(COURSE_NUMBER, sql`p`)},
      case when p < ${STUDENTS_PER_COURSE} then 'student' else (${STAFF}::text[])[p - ${STUDENTS_PER_COURSE - 1}] end, ${batch.firstDay}::date
    from ${coursesOf(batch)}, generate_series(0, ${STUDENTS_PER_COURSE + STAFF.length - 1}::int) as p`);
  await tx.run(sql`
    insert into form_submissions (university_id, id, course_id, enrollment_id, form_id, form_name, submitted_at) overriding system value
    select ${university}, ${placeId(COURSE_NUMBER, sql`p`)}, ${courseId(COURSE_NUMBER)}, ${placeId(COURSE_NUMBER, sql`p`)}, f.id, f.name, ${batch.firstDay}::date
    from ${coursesOf(batch)}, generate_series(0, ${STUDENTS_PER_COURSE - 1}::int) as p, forms f where f.name = 'agreement'`);
}

const names: string[] = [
  ...ACTIVE_CLASS_STUDENTS.map(([first]) => first),
  ...ACTIVE_CLASS_STUDENTS.map(([, last]) => last),
];
