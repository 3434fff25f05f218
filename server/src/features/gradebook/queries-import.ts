import { ACADEMIC, CAREER, type InContext } from '@bcs/contract/features/enrollments/contexts';
import { UNMARKED, type Mark } from '@bcs/contract/features/grading/mark';
import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import type { GradebookContent } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { JOIN_GRADES } from '#features/coursework/queries-assignment';
import { gradebookItems, gradebookStudents, type GradebookParts, CELL_MARK } from './queries.ts';

/** The students and assignments that a file is about. */
export type CellKeys = Readonly<{ enrollmentIds: readonly number[]; assignmentIds: readonly number[] }>;
export interface StoredGrade {
  submissionId: number;
  enrollmentId: number;
  assignmentId: number;
  mark: Mark;
  submissionVersion: number;
  markVersion: number;
  /** The time when the work or the mark last changed. */
  changedAt: Instant;
}
export interface StoredGrades {
  students: GradebookStudent[];
  assignments: GradebookParts['assignments'];
  works: StoredGrade[];
}
/** A grade or feedback status to save, with the one that it replaces. */
export interface MarkToPut extends StoredGrade, InContext {
  readonly title: string;
  readonly from: Mark;
  readonly to: Mark;
}

const among = ({ universityId, courseId }: Viewer, { enrollmentIds, assignmentIds }: CellKeys) => sql`
  w.university_id = ${universityId} and w.course_id = ${courseId}
  and w.enrollment_id = any(${enrollmentIds as number[]}) and w.assignment_id = any(${assignmentIds as number[]})`;

/** Locks the submissions in a fixed order, so that two imports never block each other. */
export const lockWorks = (db: Db, viewer: Viewer, cells: CellKeys) =>
  db.run(sql`select 1 from submissions w where ${among(viewer, cells)} order by w.id for update`);

/** Finds the present content of the cells in a file, in one statement. */
export const findStoredGrades = (db: Db, viewer: Viewer, content: GradebookContent, cells: CellKeys, now: Instant) =>
  db.one<StoredGrades>(sql`
    select ${gradebookStudents(viewer)} as students, ${gradebookItems(viewer, content, now)} as assignments,
      (select coalesce(json_agg(json_build_object(
          'submissionId', w.id, 'enrollmentId', w.enrollment_id, 'assignmentId', w.assignment_id, 'mark', ${CELL_MARK},
          'submissionVersion', w.version, 'markVersion', coalesce(g.version, f.version, 0),
          'changedAt', iso(greatest(w.submitted_at, h.changed_at)))), '[]')
        from submissions w
        join assignments a on a.university_id = w.university_id and a.id = w.assignment_id
        ${JOIN_GRADES}
        left join lateral (select max(c.changed_at) as changed_at from grade_history c
          where c.university_id = w.university_id and c.submission_id = w.id) h on true
        where ${among(viewer, cells)}) as works`);

/** Saves many marks at once, each with an entry in its history. */
export async function putMarks(
  db: Db,
  { universityId, courseId, accountId }: Viewer,
  changes: readonly MarkToPut[],
  now: Instant,
): Promise<void> {
  const rows = changes.map(({ submissionId: id, contextId: context, from, to }) => ({
    id,
    context,
    from: from === UNMARKED ? null : from,
    to,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id int, context int, "from" text, "to" text)`;
  await db.run(sql`
    insert into submission_grades as g (university_id, course_id, submission_id, grade, graded_by, graded_at)
    select ${universityId}::int, ${courseId}::int, n.id, n."to", ${accountId}::int, ${now}::timestamptz from ${given} where n.context = ${ACADEMIC} order by n.id
    on conflict on constraint a_submission_has_one_grade
    do update set grade = excluded.grade, graded_by = excluded.graded_by, graded_at = excluded.graded_at, version = g.version + 1`);
  await db.run(sql`
    insert into career_feedback as f (university_id, course_id, submission_id, status_id, set_by, set_at)
    select ${universityId}::int, ${courseId}::int, n.id, n."to"::smallint, ${accountId}::int, ${now}::timestamptz from ${given} where n.context = ${CAREER} order by n.id
    on conflict on constraint a_submission_has_one_feedback_status
    do update set status_id = excluded.status_id, set_by = excluded.set_by, set_at = excluded.set_at, version = f.version + 1`);
  await db.run(sql`
    insert into grade_history (university_id, submission_id, old_value, new_value, changed_by, changed_at)
    select ${universityId}::int, n.id, n."from", n."to", ${accountId}::int, ${now}::timestamptz from ${given} order by n.id`);
}
