import sql from 'sql-template-tag';
import type { Database } from '@bcs/server/database/db';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { plantLargeClass } from '@bcs/server/testing/large-class';
import { logIn } from './seats.ts';

const [STUDENTS, ITEMS, WAITING_EVERY] = [200, 150, 6];

/** A class with 200 students, 150 items and 5,000 submissions to grade, and somebody to grade them. */
export interface BenchClass {
  readonly courseId: number;
  readonly enrollmentId: number;
  readonly accountId: number;
  readonly token: string;
  /** The item whose work is looked at. */
  readonly assignmentId: number;
  readonly studentId: number;
}

export async function openLargeClass(database: Database): Promise<BenchClass> {
  const { universityId, cohortId, accountId } = await database.one<Record<string, number>>(sql`
    select c.university_id as "universityId", c.cohort_id as "cohortId", e.account_id as "accountId"
    from courses c join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.role = 'instructor' limit 1`);
  const place = { universityId: Number(universityId), cohortId: Number(cohortId), instructorId: Number(accountId) };
  const size = { students: STUDENTS, items: ITEMS, waitingEvery: WAITING_EVERY };
  const courseId = await plantLargeClass(database, { ...place, ...size, now: systemClock() });
  await database.script('analyze');
  const seat = await database.one<Omit<BenchClass, 'courseId' | 'accountId' | 'token'>>(sql`
    select e.id as "enrollmentId", w.assignment_id as "assignmentId", s.account_id as "studentId"
    from enrollments e
    join submissions w on w.university_id = e.university_id and w.course_id = e.course_id and w.id % ${WAITING_EVERY} = 0
    join enrollments s on s.university_id = w.university_id and s.id = w.enrollment_id
    where e.course_id = ${courseId} and e.role = 'instructor' order by w.id offset 2500 limit 1`);
  return { ...seat, courseId, accountId: place.instructorId, token: await logIn(database, place.instructorId) };
}
