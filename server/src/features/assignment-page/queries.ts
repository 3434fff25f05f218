import type { Viewer } from '@bcs/contract/kernel/ability';
import { isStudent } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { ASSIGNMENT, NO_COUNTS, STAFF_COUNTS, type AssignmentRow } from '#features/coursework/queries-assignment';
import { EVERY_STUDENT, gradebookRowFor, STUDENT_TABLES, type GradedStudentRow } from '#features/grading/queries-page';

/** Selects whose work is included: the student's own, everybody's, or none if the role's gradebook lacks the item. */
const among = ({ role, enrollmentId }: Viewer, contexts: readonly number[]): Sql =>
  isStudent(role) ? sql`e.id = ${enrollmentId}` : sql`a.context_id = any(${contexts as number[]})`;

export async function findAssignmentDetail(db: Db, viewer: Viewer, assignmentId: number, contexts: readonly number[]) {
  return db.one<{ assignment: AssignmentRow; students: GradedStudentRow[] }>(sql`
    select ${ASSIGNMENT} as assignment,
      (select coalesce(json_agg(${gradebookRowFor(viewer)} order by p.name_order, e.id), '[]')
        from ${STUDENT_TABLES} where ${EVERY_STUDENT} and ${among(viewer, contexts)}) as students
    from assignments a
    left join lateral (${isStudent(viewer.role) ? NO_COUNTS : STAFF_COUNTS}) n on true
    where a.university_id = ${viewer.universityId} and a.id = ${assignmentId}`);
}
