import type { LastWord } from '@bcs/contract/features/gradebook/model';
import type { Mark } from '@bcs/contract/features/grading/mark';
import type { GradebookContent } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { JOIN_GRADES } from '#features/coursework/queries-assignment';
import { LAST_WORDS } from '#features/submissions/queries-last-words';
import { contextsOf, itemsIn, studentsOf, type GradebookParts } from './queries.ts';

/** The work of one student in columns: which assignment, what stands there, when it came. */
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
export const MARK = sql`case a.context_id when 1 then coalesce(g.grade, '?') else coalesce(f.status_id::text, '?') end`;

/** The works of a course in columns, as JSON; an expression for a select list. */
export const worksIn = ({ universityId, courseId }: Viewer, content: GradebookContent) => sql`(
  select coalesce(json_agg(r), '[]') from (
    select w.enrollment_id as "enrollmentId", json_agg(w.assignment_id) as "assignmentIds", json_agg(${MARK}) as marks,
      json_agg(extract(epoch from w.submitted_at)::bigint) as submitted
    from submissions w
    -- the course is named twice, or all assignments of the university are read to find those of one course
    join assignments a on a.university_id = w.university_id and a.course_id = w.course_id and a.id = w.assignment_id
      and a.context_id = any(${contextsOf(content)}) and a.archived_at is null
    ${JOIN_GRADES}
    where w.university_id = ${universityId} and w.course_id = ${courseId}
    group by w.enrollment_id) r)`;

/** The submissions of a course on which the student had the last word, as JSON; an expression for a select list. */
const lastWordsIn = ({ universityId, courseId }: Viewer) => sql`(
  select coalesce(json_agg(json_build_object('studentEnrollmentId', w.enrollment_id, 'assignmentId', w.assignment_id)), '[]')
  from (select ${universityId}::int as university_id, ${courseId}::int as course_id) t
  cross join lateral (${LAST_WORDS}) l
  join submissions w on w.university_id = t.university_id and w.course_id = t.course_id and w.id = l.submission_id
    and w.enrollment_id = l.enrollment_id)`;

/** The gradebook of a course in columns, in one statement. */
export const findSheet = (db: Db, viewer: Viewer, content: GradebookContent, now: Instant): Promise<SheetParts> =>
  db.one<SheetParts>(sql`
    select ${studentsOf(viewer)} as students, ${itemsIn(viewer, content, now)} as assignments, ${worksIn(viewer, content)} as works,
      ${lastWordsIn(viewer)} as "lastWords"`);
