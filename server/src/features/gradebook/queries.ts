import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import type { GradebookContent } from '@bcs/contract/features/grading/rights';
import type { ClassKey, Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { JOIN_GRADES, EXTENDED_DUE, WORK, type WorkRow } from '#features/coursework/queries-assignment';
import { WHOSE } from '#features/grading/queries-row';
import { isReleased } from '#kernel/released';

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

export const contextsOf = (content: GradebookContent): number[] => CONTEXTS[content];

/** The students of a course by name, as JSON; an expression for a select list. */
export const studentsOf = ({ universityId, courseId }: ClassKey) => sql`(
  select coalesce(json_agg(${WHOSE} order by p.name_order, e.id), '[]')
  from enrollments e join accounts p on p.id = e.account_id
  where e.university_id = ${universityId} and e.course_id = ${courseId} and e.active and e.role = ${STUDENT})`;

/** The items of a gradebook that count, by due date, as JSON; an expression for a select list. */
export const itemsIn = ({ universityId, courseId }: ClassKey, content: GradebookContent, now: Instant) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', a.id, 'contextId', a.context_id, 'title', a.title, 'dueDate', iso(a.due_date), 'bufferDays', a.buffer_days,
      'required', a.required, 'requiredForGraduation', a.required_for_graduation,
      'prework', a.prework) order by ${EXTENDED_DUE}, a.id), '[]')
  from assignments a
  where a.university_id = ${universityId} and a.course_id = ${courseId} and a.context_id = any(${contextsOf(content)})
    and ${isReleased(now)})`;

/** Students, items and submissions of a course, each once: a row for each pair would say the same many times. */
export const findGradebook = (
  db: Db,
  viewer: Viewer,
  content: GradebookContent,
  now: Instant,
): Promise<GradebookParts> =>
  db.one<GradebookParts>(sql`
    select ${studentsOf(viewer)} as students, ${itemsIn(viewer, content, now)} as assignments,
      (select coalesce(json_agg(json_build_object('assignmentId', w.assignment_id, 'work', ${WORK})
          order by ${EXTENDED_DUE}, a.id, p.name_order, e.id), '[]')
        from submissions w
        join assignments a on a.university_id = w.university_id and a.id = w.assignment_id and a.context_id = any(${contextsOf(content)})
          and a.archived_at is null
        join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active and e.role = ${STUDENT}
        join accounts p on p.id = e.account_id
        ${JOIN_GRADES}
        where w.university_id = ${viewer.universityId} and w.course_id = ${viewer.courseId}) as works`);
