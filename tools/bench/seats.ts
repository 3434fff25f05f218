import sql from 'sql-template-tag';
import type { Database } from '@bcs/server/database/db';
import { newToken, tokenHash } from '@bcs/server/kernel/tokens';

/** Somebody who is logged in. */
export interface BenchPerson {
  readonly accountId: number;
  readonly enrollmentId: number;
  readonly token: string;
}

/** One of the people at the other end of a connection: a student with work and news, and staff of the same course. */
export interface BenchSeat {
  readonly universityId: number;
  readonly cohortId: number;
  readonly courseId: number;
  readonly student: BenchPerson;
  readonly instructor: BenchPerson;
  /** Somebody of the student success team, who may set any status at any time. */
  readonly manager: BenchPerson;
  readonly sessionId: number;
  readonly assignmentId: number;
  readonly submissionId: number;
  readonly gradeId: number;
  readonly notificationId: number;
  /** An announcement of the instructor. */
  readonly announcementId: number;
  /** A support case of the course. */
  readonly caseId: number;
}

type Row = Omit<BenchSeat, 'student' | 'instructor' | 'manager'> &
  Record<'student' | 'instructor' | 'manager', Omit<BenchPerson, 'token'>>;

const staff = (role: string) => sql`(
  select json_build_object('accountId', s.account_id, 'enrollmentId', s.id) from enrollments s
  where s.university_id = e.university_id and s.course_id = e.course_id and s.role = ${role} and s.active order by s.id limit 1)`;

/** Students from everywhere in the world, in an order that favours no course, with their tokens. */
export async function findSeats(database: Database, count: number): Promise<BenchSeat[]> {
  const rows = await database.many<Row>(sql`
    select e.university_id as "universityId", c.cohort_id as "cohortId", e.course_id as "courseId",
      json_build_object('accountId', e.account_id, 'enrollmentId', e.id) as student,
      ${staff('instructor')} as instructor, ${staff('ssm')} as manager,
      t.session_id as "sessionId", w.assignment_id as "assignmentId", w.id as "submissionId", w.grade_id as "gradeId", n.id as "notificationId",
      b.id as "announcementId", q.id as "caseId"
    from (select * from enrollments where role = 'student' and active order by md5(id::text) limit ${count * 4}) e
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join lateral (select a.session_id from attendance a
      where a.university_id = e.university_id and a.enrollment_id = e.id order by a.session_id limit 1) t on true
    join lateral (select s.id, s.assignment_id, g.id as grade_id from submissions s
      join submission_grades g on g.university_id = s.university_id and g.submission_id = s.id and g.grade <> 'Incomplete'
      join assignments a on a.university_id = s.university_id and a.id = s.assignment_id and a.context_id = 1
      where s.university_id = e.university_id and s.enrollment_id = e.id order by s.id limit 1) w on true
    join lateral (select m.id from notifications m
      where m.university_id = e.university_id and m.enrollment_id = e.id order by m.id limit 1) n on true
    join lateral (select d.id from announcements d
      where d.university_id = e.university_id and d.course_id = e.course_id and d.deleted_at is null
        and d.staff_enrollment_id = (${staff('instructor')} ->> 'enrollmentId')::int
      order by d.id limit 1) b on true
    join lateral (select u.id from support_tickets u
      where u.university_id = e.university_id and u.course_id = e.course_id order by u.id limit 1) q on true
    where ${staff('ssm')} is not null
    order by md5(e.id::text) limit ${count}`);
  if (rows.length === 0) throw new Error('The world has nobody to call as.');
  const tokens = new Map<number, string>();
  for (const { student, instructor, manager } of rows)
    for (const { accountId } of [student, instructor, manager])
      if (!tokens.has(accountId)) tokens.set(accountId, await logIn(database, accountId));
  const loggedIn = (person: Omit<BenchPerson, 'token'>): BenchPerson => ({
    ...person,
    token: tokens.get(person.accountId) ?? '',
  });
  const seats = rows.map((row) => ({
    ...row,
    student: loggedIn(row.student),
    instructor: loggedIn(row.instructor),
    manager: loggedIn(row.manager),
  }));
  return Array.from({ length: count }, (_, index) => seats[index % seats.length]).filter((seat) => seat !== undefined);
}

/**
 * A token for somebody, without a password.
 * @param factor whether a second factor was proven, without which no grant counts; versions before it know no such column
 */
export async function logIn(database: Database, accountId: number, factor?: 'code'): Promise<string> {
  const token = newToken();
  // used in an hour from now: nobody's last use is written down while it is measured
  await database.run(sql`
    insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
    values (${tokenHash(token)}, ${accountId}, now(), now() + interval '1 hour')`);
  if (factor)
    await database.run(sql`update auth_tokens set second_factor = ${factor} where token_hash = ${tokenHash(token)}`);
  return token;
}
