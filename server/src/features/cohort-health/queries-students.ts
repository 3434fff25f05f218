import { UNMARKED, type Mark } from '@bcs/contract/features/grading/mark';
import type { Stay } from '@bcs/contract/features/enrollments/model';
import type { Student } from '@bcs/contract/features/submissions/model';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, empty, type Db } from '#database/db';
import { UNDECIDED } from '#features/remote-attendance/queries-json';
import { isBlocked } from '#kernel/seats';
import { staysOf } from '#kernel/stays';
import type { HealthClassRow } from './queries.ts';

/**
 * The work on one item: its id, first and last submission in milliseconds, mark, time of judgement, number of
 * resubmissions.
 */
export type WorkTuple = readonly [number, number, number, Mark, number | null, number];

/** A student of a class with everything needed for the figures. */
export interface HealthStudentRow {
  courseId: number;
  studentEnrollmentId: number;
  active: boolean;
  isBlocked: boolean;
  stays: readonly Stay[];
  /** The name, read only if the reader may see names. */
  student?: Student;
  sessionIds: number[] | null;
  /** The first letters of the statuses, in the order of the sessions. */
  codes: string | null;
  pendingIds: number[] | null;
  works: WorkTuple[] | null;
}

const millis = (column: 'w.first_submitted_at' | 'w.submitted_at') =>
  column === 'w.submitted_at'
    ? sql`(extract(epoch from w.submitted_at) * 1000)::bigint`
    : sql`(extract(epoch from w.first_submitted_at) * 1000)::bigint`;

/**
 * The work of students in the classes `k`, class by class: submissions, grades and feedback are each read along their
 * index as a whole, instead of one by one.
 */
const WORKS = sql`
  select k.university_id, n.* from k
  cross join lateral (
    select w.enrollment_id, json_agg(json_build_array(w.assignment_id, ${millis('w.first_submitted_at')}, ${millis('w.submitted_at')},
      coalesce(m.mark, ${UNMARKED}), (extract(epoch from m.judged_at) * 1000)::bigint, w.resubmission_count)) as works
    from submissions w
    left join (
      select g.submission_id, g.grade as mark, g.graded_at as judged_at from submission_grades g
      where g.university_id = k.university_id and g.course_id = k.course_id
      union all
      select f.submission_id, f.status_id::text, f.set_at from career_feedback f
      where f.university_id = k.university_id and f.course_id = k.course_id) m on m.submission_id = w.id
    where w.university_id = k.university_id and w.course_id = k.course_id
    group by w.enrollment_id) n`;

/** Finds the students of some classes, including former ones, in one statement; names only if requested. */
export const findStudents = (db: Db, classes: readonly HealthClassRow[], withNames: boolean) =>
  db.many<HealthStudentRow>(sql`
    with k as materialized (
      select * from unnest(${classes.map(({ universityId }) => universityId)}::int[], ${classes.map(({ courseId }) => courseId)}::int[])
        as k(university_id, course_id)),
    works as materialized (${WORKS})
    select e.course_id as "courseId", e.id as "studentEnrollmentId", e.active, ${staysOf('e')} as stays,
      (select ${isBlocked('b')} from accounts b where b.id = e.account_id) as "isBlocked",
      ${
        withNames
          ? sql`(select json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name)
        from accounts c where c.id = e.account_id) as student,`
          : empty
      }
      t.ids as "sessionIds", t.codes, p.ids as "pendingIds", n.works
    from k
    join enrollments e on e.university_id = k.university_id and e.course_id = k.course_id and e.role = ${STUDENT}
    left join lateral (
      select json_agg(a.session_id) as ids, string_agg(left(a.status_code, 1), '') as codes
      from attendance a where a.university_id = e.university_id and a.enrollment_id = e.id) t on true
    left join lateral (
      select json_agg(q.session_id) as ids from remote_requests q
      where q.university_id = e.university_id and q.enrollment_id = e.id and ${UNDECIDED}) p on true
    left join works n on n.university_id = e.university_id and n.enrollment_id = e.id
    order by e.id`);
