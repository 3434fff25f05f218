import sql from 'sql-template-tag';
import { CAREER_FEEDBACK } from '@bcs/contract/features/coursework/career-feedback';
import { CONTEXTS } from '@bcs/contract/features/enrollments/contexts';
import type { GradingTarget } from '@bcs/contract/features/grading/model';
import { mayAssess } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { ASSESSMENT, EXTENDED_DUE } from '#features/coursework/queries-assignment';

export interface Neighbours {
  next: GradingTarget | null;
  previous: GradingTarget | null;
  waiting: number;
}

/** Feedback that is still no judgement. SUBM-018 */
const UNJUDGED = CAREER_FEEDBACK.filter(({ graded }) => !graded).map(({ id }): number => id);

/** The order of the gradebook: by due date as extended, then by name. The ids make it the same every time. */
const ORDER = sql`(${EXTENDED_DUE}, a.id, p.last_name, p.first_name, e.id)`;
const PLACE = sql`due, item, last_name, first_name, enrollment`;
const nearest = (direction: 'asc' | 'desc') => {
  const down = direction === 'desc';
  return down
    ? sql`order by "isBefore" desc, due desc, item desc, last_name desc, first_name desc, enrollment desc`
    : sql`order by "isBefore", due, item, last_name, first_name, enrollment`;
};

/** What waits around one student's work on an assignment, whether that work waits itself, is judged or is missing. */
export const findNeighbours = (
  db: Db,
  viewer: Viewer,
  assignmentId: number,
  studentId: number,
): Promise<Neighbours> => {
  const { universityId, courseId, role } = viewer;
  const contexts = CONTEXTS.map(({ id }) => id).filter((contextId) => mayAssess({ contextId }, role));
  return db.one<Neighbours>(sql`
    with here as materialized (
      select ${EXTENDED_DUE} as due, a.id as item, p.last_name, p.first_name, e.id as enrollment
      from assignments a
      join enrollments e on e.university_id = a.university_id and e.course_id = a.course_id and e.account_id = ${studentId}
      join accounts p on p.id = e.account_id
      where a.university_id = ${universityId} and a.id = ${assignmentId}
    ), waiting as materialized (
      select ${EXTENDED_DUE} as due, a.id as item, p.last_name, p.first_name, e.id as enrollment, p.id as student,
        coalesce(${ORDER} < (select ${PLACE} from here), false) as "isBefore"
      from submissions w
      join assignments a on a.university_id = w.university_id and a.id = w.assignment_id and a.context_id = any(${contexts})
      join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active and e.role = 'student'
      join accounts p on p.id = e.account_id
      ${ASSESSMENT}
      where w.university_id = ${universityId} and w.course_id = ${courseId}
        and case a.context_id when 1 then g.id is null else f.submission_id is null or f.status_id = any(${UNJUDGED}) end
        and (a.id <> ${assignmentId} or p.id <> ${studentId})
    )
    select (select count(*) from waiting) as waiting,
      (select json_build_object('assignmentId', item, 'studentId', student) from waiting ${nearest('asc')} limit 1) as next,
      (select json_build_object('assignmentId', item, 'studentId', student) from waiting ${nearest('desc')} limit 1) as previous`);
};
