import type { GradeChange, GradebookStudent, InstructionsVersion } from '@bcs/contract/features/grading/model';
import type { Submission } from '@bcs/contract/features/submissions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { JOIN_GRADES, ASSIGNMENT, STAFF_COUNTS, type AssignmentRow } from '#features/coursework/queries-assignment';
import { submissionFor } from '#features/submissions/queries';
import { avatarOf } from '#features/identity/queries-account';
import { isBlocked } from '#kernel/seats';
import { staysOf } from '#kernel/stays';

export type GradedStudentRow = GradebookStudent & { submission: Submission | null };

/** The row of student `e` with the whole submission on assignment `a`. */
export const gradebookRowFor = (viewer: Viewer) => sql`json_build_object(
  'student', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name),
  'studentEnrollmentId', e.id, 'userAccountAvatar', ${avatarOf('p')}, 'stays', ${staysOf('e')}, 'isBlocked', ${isBlocked('p')},
  'submission', case when w.id is null then null else ${submissionFor(viewer.role)} end)`;

export const STUDENT_TABLES = sql`enrollments e
  join accounts p on p.id = e.account_id
  left join submissions w on w.university_id = e.university_id and w.assignment_id = a.id and w.enrollment_id = e.id
  ${JOIN_GRADES}`;

export const EVERY_STUDENT = sql`e.university_id = a.university_id and e.course_id = a.course_id and e.active and e.role = ${STUDENT}`;

export interface GradingRow {
  assignment: AssignmentRow;
  contextId: 1 | 2;
  row: GradedStudentRow | null;
  gradeHistory: GradeChange[];
}

/** Reads one student's work with its whole history of marks. */
export async function findGrading(db: Db, viewer: Viewer, assignmentId: number, studentId: number) {
  return db.one<GradingRow>(sql`
    select ${ASSIGNMENT} as assignment, a.context_id as "contextId",
      (select ${gradebookRowFor(viewer)} from ${STUDENT_TABLES} where ${EVERY_STUDENT} and p.id = ${studentId}) as row,
      (select coalesce(json_agg(json_build_object('from', h.old_value, 'to', h.new_value, 'at', iso(h.changed_at),
          'takenBack', h.new_value is null and h.changed_by <> e.account_id,
          'by', json_build_object('firstName', u.first_name, 'lastName', u.last_name)) order by h.changed_at, h.id), '[]')
        from enrollments e
        join submissions w on w.university_id = e.university_id and w.assignment_id = a.id and w.enrollment_id = e.id
        join grade_history h on h.university_id = w.university_id and h.submission_id = w.id
        join accounts u on u.id = h.changed_by
        where ${EVERY_STUDENT} and e.account_id = ${studentId}) as "gradeHistory"
    from assignments a
    left join lateral (${STAFF_COUNTS}) n on true
    where a.university_id = ${viewer.universityId} and a.id = ${assignmentId}`);
}

interface Versions {
  readonly contextId: 1 | 2;
  /** The earlier version; null if it does not exist. */
  readonly earlier: InstructionsVersion | null;
  readonly current: InstructionsVersion;
}

const EARLIER_INSTRUCTIONS = sql`json_build_object('version', v.version, 'header', v.header, 'content', v.content, 'until', iso(v.replaced_at))`;
const NOW = sql`json_build_object('version', n.number, 'header', a.header, 'content', a.content, 'until', null)`;

/** Reads a former version of an assignment's instructions beside the present one. ADM-098 */
export const findVersions = (db: Db, { universityId }: Viewer, assignmentId: number, version: number) =>
  db.one<Versions>(sql`
    select a.context_id as "contextId", ${NOW} as current,
      case when n.number = ${version}::int then ${NOW} else (
        select ${EARLIER_INSTRUCTIONS} from assignment_versions v
        where v.university_id = a.university_id and v.assignment_id = a.id and v.version = ${version}) end as earlier
    from assignments a
    cross join lateral (
      select count(*)::int + 1 as number from assignment_versions v
      where v.university_id = a.university_id and v.assignment_id = a.id) n
    where a.university_id = ${universityId} and a.id = ${assignmentId}`);
