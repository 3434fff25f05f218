import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import type { GradebookContent } from '@bcs/contract/features/grading/rights';
import type { ClassKey, Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { LastWord } from '@bcs/contract/features/gradebook/model';
import type { Mark } from '@bcs/contract/features/grading/mark';
import { sql, type Db } from '#database/db';
import { JOIN_GRADES, EXTENDED_DUE, SUBMISSION_JSON, type WorkRow } from '#features/coursework/queries-assignment';
import { STUDENT_JSON } from '#features/grading/queries';
import { isReleased } from '#kernel/released';
import { LAST_WORDS } from '#features/submissions/queries-comments';

export interface GradebookParts {
  students: GradebookStudent[];
  assignments: {
    id: number;
    contextId: 1 | 2;
    title: string;
    dueDate: Instant;
    bufferDays: number;
    required: boolean;
    requiredForGraduation: boolean;
    prework: boolean;
  }[];
  works: { assignmentId: number; work: WorkRow }[];
}

const CONTEXTS: Readonly<Record<GradebookContent, number[]>> = { academic: [1], career: [2], all: [1, 2] };

const contextsOf = (content: GradebookContent): number[] => CONTEXTS[content];

/** An expression for a select list: the students of a course by name, as JSON. */
export const gradebookStudents = ({ universityId, courseId }: ClassKey) => sql`(
  select coalesce(json_agg(${STUDENT_JSON} order by p.name_order, e.id), '[]')
  from enrollments e join accounts p on p.id = e.account_id
  where e.university_id = ${universityId} and e.course_id = ${courseId} and e.active and e.role = ${STUDENT})`;

/** An expression for a select list: the items of a gradebook that count, by due date, as JSON. */
export const gradebookItems = ({ universityId, courseId }: ClassKey, content: GradebookContent, now: Instant) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', a.id, 'contextId', a.context_id, 'title', a.title, 'dueDate', iso(a.due_date), 'bufferDays', a.buffer_days,
      'required', a.required, 'requiredForGraduation', a.required_for_graduation,
      'prework', a.prework) order by ${EXTENDED_DUE}, a.id), '[]')
  from assignments a
  where a.university_id = ${universityId} and a.course_id = ${courseId} and a.context_id = any(${contextsOf(content)})
    and ${isReleased(now)})`;

/**
 * Reads the students, items and submissions of a course separately, since a row for each pair would repeat the same
 * data.
 */
export const findGradebook = (db: Db, viewer: Viewer, content: GradebookContent, now: Instant) =>
  db.one<GradebookParts>(sql`
    select ${gradebookStudents(viewer)} as students, ${gradebookItems(viewer, content, now)} as assignments,
      (select coalesce(json_agg(json_build_object('assignmentId', w.assignment_id, 'work', ${SUBMISSION_JSON})
          order by ${EXTENDED_DUE}, a.id, p.name_order, e.id), '[]')
        from submissions w
        join assignments a on a.university_id = w.university_id and a.id = w.assignment_id and a.context_id = any(${contextsOf(content)})
          and a.archived_at is null
        join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active and e.role = ${STUDENT}
        join accounts p on p.id = e.account_id
        ${JOIN_GRADES}
        where w.university_id = ${viewer.universityId} and w.course_id = ${viewer.courseId}) as works`);

/** The work of one student as arrays: assignment, mark and time. */
export interface SheetWorks {
  enrollmentId: number;
  assignmentIds: number[];
  marks: Mark[];
  submitted: number[];
}
export type SheetParts = Pick<GradebookParts, 'students' | 'assignments'> & {
  works: SheetWorks[];
  lastWords: LastWord[];
};

/** The mark shown in the cell of the submission `w`. */
export const CELL_MARK = sql`case a.context_id when 1 then coalesce(g.grade, '?') else coalesce(f.status_id::text, '?') end`;

/** An expression for a select list: the works of a course as arrays in JSON. */
export const gradebookWorks = ({ universityId, courseId }: Viewer, content: GradebookContent) => sql`(
  select coalesce(json_agg(r), '[]') from (
    select w.enrollment_id as "enrollmentId", json_agg(w.assignment_id) as "assignmentIds", json_agg(${CELL_MARK}) as marks,
      json_agg(extract(epoch from w.submitted_at)::bigint) as submitted
    from submissions w
    -- the course is named twice, or all assignments of the university are read to find those of one course
    join assignments a on a.university_id = w.university_id and a.course_id = w.course_id and a.id = w.assignment_id
      and a.context_id = any(${contextsOf(content)}) and a.archived_at is null
    ${JOIN_GRADES}
    where w.university_id = ${universityId} and w.course_id = ${courseId}
    group by w.enrollment_id) r)`;

/** An expression for a select list: the submissions of a course whose latest comment is the student's, as JSON. */
const lastWordsIn = ({ universityId, courseId }: Viewer) => sql`(
  select coalesce(json_agg(json_build_object('studentEnrollmentId', w.enrollment_id, 'assignmentId', w.assignment_id)), '[]')
  from (select ${universityId}::int as university_id, ${courseId}::int as course_id) t
  cross join lateral (${LAST_WORDS}) l
  join submissions w on w.university_id = t.university_id and w.course_id = t.course_id and w.id = l.submission_id
    and w.enrollment_id = l.enrollment_id)`;

/** Reads the gradebook of a course in columns, in one statement. */
export const findSheet = (db: Db, viewer: Viewer, content: GradebookContent, now: Instant) =>
  db.one<SheetParts>(sql`
    select ${gradebookStudents(viewer)} as students, ${gradebookItems(viewer, content, now)} as assignments, ${gradebookWorks(viewer, content)} as works,
      ${lastWordsIn(viewer)} as "lastWords"`);
