import { CONTEXTS } from '@bcs/contract/features/enrollments/contexts';
import type { Neighbours } from '@bcs/contract/features/grading/model';
import { isInGradebook, mayGrade } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { isStudentNow } from '#kernel/seats';
import { EXTENDED_DUE, JOIN_GRADES, WAITS_FOR_MARK } from '#features/coursework/queries-assignment';

/** The order of the gradebook: by extended due date, then by name; the ids make it unique. */
const ORDER = sql`(${EXTENDED_DUE}, a.id, p.name_order, e.id)`;
const ORDER_COLUMNS = sql`due, item, name_order, enrollment`;
const nearest = (direction: 'asc' | 'desc') => {
  const down = direction === 'desc';
  return down
    ? sql`order by "isBefore" desc, due desc, item desc, name_order desc, enrollment desc`
    : sql`order by "isBefore", due, item, name_order, enrollment`;
};
const target = (rows: Sql, direction: 'asc' | 'desc') =>
  sql`(select json_build_object('assignmentId', item, 'studentId', student) from ${rows} ${nearest(direction)} limit 1)`;

/**
 * Finds the ungraded submissions before and after one, whether or not it is graded itself, and the students with
 * submissions of the same assignment, by name.
 */
export const findNeighbours = (db: Db, viewer: Viewer, assignmentId: number, studentId: number) => {
  const { universityId, courseId, role } = viewer;
  const contexts = CONTEXTS.map(({ id }) => id);
  const graded = contexts.filter((contextId) => mayGrade({ contextId }, role));
  const inGradebook = contexts.filter((contextId) => isInGradebook({ contextId }, role));
  return db.one<Neighbours & { sameAssignment: Neighbours }>(sql`
    with here as materialized (
      select ${EXTENDED_DUE} as due, a.id as item, a.context_id as context, p.name_order, e.id as enrollment
      from assignments a
      join enrollments e on e.university_id = a.university_id and e.course_id = a.course_id and e.account_id = ${studentId}
      join accounts p on p.id = e.account_id
      where a.university_id = ${universityId} and a.id = ${assignmentId}
      -- whoever had another role in the class has another enrollment
      order by (e.role = ${STUDENT}) desc, e.active desc, e.id desc limit 1
    ), waiting as materialized (
      select ${EXTENDED_DUE} as due, a.id as item, p.name_order, e.id as enrollment, p.id as student,
        coalesce(${ORDER} < (select ${ORDER_COLUMNS} from here), false) as "isBefore"
      from submissions w
      join assignments a on a.university_id = w.university_id and a.id = w.assignment_id and a.context_id = any(${graded})
      join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and ${isStudentNow('e')}
      join accounts p on p.id = e.account_id
      ${JOIN_GRADES}
      where w.university_id = ${universityId} and w.course_id = ${courseId} and a.archived_at is null
        and ${WAITS_FOR_MARK}
        and (a.id <> ${assignmentId} or p.id <> ${studentId})
    ), same as materialized (
      select here.due, here.item, p.name_order, e.id as enrollment, p.id as student,
        (p.name_order, e.id) < (here.name_order, here.enrollment) as "isBefore"
      from here
      join submissions w on w.university_id = ${universityId} and w.assignment_id = here.item
      join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active and e.role = ${STUDENT}
      join accounts p on p.id = e.account_id
      where p.id <> ${studentId} and here.context = any(${inGradebook})
    )
    select (select count(*) from waiting) as waiting,
      ${target(sql`waiting`, 'asc')} as next, ${target(sql`waiting`, 'desc')} as previous,
      json_build_object('waiting', (select count(*) from waiting where item = ${assignmentId}),
        'next', ${target(sql`same`, 'asc')}, 'previous', ${target(sql`same`, 'desc')}) as "sameAssignment"`);
};
