import type { Stay } from '@bcs/contract/features/enrollments/model';
import type { ClassKey, Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT, isStudent } from '@bcs/contract/kernel/roles';
import { sql, empty, type Sql, type Db } from '#database/db';
import {
  JOIN_GRADES,
  ASSIGNMENT,
  EXTENDED_DUE,
  NO_COUNTS,
  STAFF_COUNTS,
  SUBMISSION_JSON,
  type AssignmentRow,
  type WorkRow,
} from './queries-assignment.ts';
import { isOut, isReleased } from '#kernel/released';
import { staysOf } from '#kernel/stays';

export interface ItemRow {
  assignment: AssignmentRow;
  /** The student's own submission; null for staff too. */
  work: WorkRow | null;
  /** The periods in which the person was in the class. */
  stays: readonly Stay[];
}

/**
 * An expression for a select list: all assignments of a course that count, with one student's work, as JSON. `only`
 * narrows them down, `which` replaces the default condition.
 */
export const assignmentsWithWork = (
  { universityId, courseId }: ClassKey,
  enrollmentId: number,
  now: Instant,
  counts = NO_COUNTS,
  only: Sql = empty,
  which: Sql = isReleased(now),
) => sql`(
  select coalesce(json_agg(json_build_object('assignment', ${ASSIGNMENT}, 'work', case when w.id is null then null else ${SUBMISSION_JSON} end,
    'stays', (select ${staysOf('e')} from enrollments e where e.university_id = ${universityId} and e.id = ${enrollmentId}))
    order by ${EXTENDED_DUE}, a.id), '[]')
  from assignments a
  left join submissions w on w.university_id = a.university_id and w.assignment_id = a.id and w.enrollment_id = ${enrollmentId}
  ${JOIN_GRADES}
  left join lateral (${counts}) n on true
  where a.university_id = ${universityId} and a.course_id = ${courseId} and ${which} ${only})`;

export async function findCoursework(db: Db, viewer: Viewer, now: Instant) {
  const { universityId, courseId, enrollmentId, role } = viewer;
  return db.one<{ items: ItemRow[]; courseStudentsCount: number }>(sql`
    select ${assignmentsWithWork(viewer, enrollmentId, now, isStudent(role) ? NO_COUNTS : STAFF_COUNTS, empty, isOut(now))} as items,
      (select count(*) from enrollments s
        where s.university_id = ${universityId} and s.course_id = ${courseId} and s.active and s.role = ${STUDENT}) as "courseStudentsCount"`);
}

/** Reads one assignment as staff see it. */
export async function findAssignment(db: Db, { universityId }: Viewer, assignmentId: number): Promise<AssignmentRow> {
  const { assignment } = await db.one<{ assignment: AssignmentRow }>(sql`
    select ${ASSIGNMENT} as assignment from assignments a left join lateral (${STAFF_COUNTS}) n on true
    where a.university_id = ${universityId} and a.id = ${assignmentId}`);
  return assignment;
}

/** Locks the assignment, so that two extensions are saved one after the other. */
export const lockExtension = (db: Db, { universityId }: Viewer, assignmentId: number) =>
  db.one<{ bufferDays: number; isArchived: boolean }>(sql`
    select buffer_days as "bufferDays", archived_at is not null as "isArchived" from assignments where university_id = ${universityId} and id = ${assignmentId} for update`);

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
