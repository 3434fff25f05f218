import sql, { empty, type Sql } from 'sql-template-tag';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import {
  ASSESSMENT,
  ASSIGNMENT,
  EXTENDED_DUE,
  NO_COUNTS,
  STAFF_COUNTS,
  WORK,
  type AssignmentRow,
  type WorkRow,
} from './queries-assignment.ts';

export interface ItemRow {
  assignment: AssignmentRow;
  /** The student's own submission; null for staff as well. */
  work: WorkRow | null;
}

type Place = Pick<Viewer, 'universityId' | 'courseId'>;

/** All assignments of a course with one student's work on each, as JSON; an expression for a select list. `only` narrows it down. */
export const itemsOf = (
  { universityId, courseId }: Place,
  enrollmentId: number,
  counts = NO_COUNTS,
  only: Sql = empty,
) => sql`(
  select coalesce(json_agg(json_build_object('assignment', ${ASSIGNMENT}, 'work', case when w.id is null then null else ${WORK} end)
    order by ${EXTENDED_DUE}, a.id), '[]')
  from assignments a
  left join submissions w on w.university_id = a.university_id and w.assignment_id = a.id and w.enrollment_id = ${enrollmentId}
  ${ASSESSMENT}
  left join lateral (${counts}) n on true
  where a.university_id = ${universityId} and a.course_id = ${courseId} ${only})`;

export async function findCoursework(
  db: Db,
  viewer: Viewer,
): Promise<{ items: ItemRow[]; courseStudentsCount: number }> {
  const { universityId, courseId, enrollmentId, role } = viewer;
  return db.one(sql`
    select ${itemsOf(viewer, enrollmentId, role === 'student' ? NO_COUNTS : STAFF_COUNTS)} as items,
      (select count(*) from enrollments s
        where s.university_id = ${universityId} and s.course_id = ${courseId} and s.active and s.role = 'student') as "courseStudentsCount"`);
}

/** One assignment as staff see it. */
export async function findAssignment(db: Db, { universityId }: Viewer, assignmentId: number): Promise<AssignmentRow> {
  const { assignment } = await db.one<{ assignment: AssignmentRow }>(sql`
    select ${ASSIGNMENT} as assignment from assignments a left join lateral (${STAFF_COUNTS}) n on true
    where a.university_id = ${universityId} and a.id = ${assignmentId}`);
  return assignment;
}

/** Holds the assignment until the extension is written, so that two extensions follow one another. */
export const lockBufferDays = (db: Db, { universityId }: Viewer, assignmentId: number) =>
  db.one<{ bufferDays: number }>(sql`
    select buffer_days as "bufferDays" from assignments where university_id = ${universityId} and id = ${assignmentId} for update`);

export async function setBufferDays(
  db: Db,
  { universityId, accountId }: Viewer,
  assignmentId: number,
  bufferDays: number,
  now: Instant,
) {
  await db.run(sql`
    with extended as (
      update assignments set buffer_days = ${bufferDays} where university_id = ${universityId} and id = ${assignmentId} returning id)
    insert into assignment_extensions (university_id, assignment_id, buffer_days, set_by, set_at)
    select ${universityId}::int, id, ${bufferDays}::int, ${accountId}::int, ${now}::timestamptz from extended`);
}

/** Who in a course looks at this work right now: the student concerned, or all students, and the staff. */
export async function findWatchers(
  db: Db,
  { universityId, courseId }: Place,
  studentEnrollmentId: number | null,
): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from enrollments
    where university_id = ${universityId} and course_id = ${courseId} and active
      and (role <> 'student' or ${studentEnrollmentId}::int is null or id = ${studentEnrollmentId}::int)`);
  return rows.map(({ id }) => id);
}
