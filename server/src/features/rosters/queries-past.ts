import sql, { empty } from 'sql-template-tag';
import type * as calls from '@bcs/contract/features/rosters/calls';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { OutputOf } from '@bcs/contract/kernel/call';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';

/** No class has lost more; whoever looks further finds them in the roster. */
const MAX_STUDENTS = 300;

/** Students who were in the class of the viewer and are not now, the latest first; or the one with this enrollment. ADM-033 */
export const findPastStudents = (
  db: Db,
  { universityId, courseId }: Viewer,
  enrollmentId: number | null,
): Promise<OutputOf<typeof calls.pastStudents>['students']> =>
  db.many(sql`
    select e.id as "enrollmentId", concat(a.first_name, ' ', a.last_name) as name, e.ended_at as "endedAt",
      e.last_day as "lastDay", e.end_reason as "endReason"
    from enrollments e join accounts a on a.id = e.account_id
    where e.university_id = ${universityId} and e.course_id = ${courseId} and not e.active and e.role = ${STUDENT}
      ${enrollmentId === null ? empty : sql`and e.id = ${enrollmentId}`}
    order by e.ended_at desc, e.id desc limit ${MAX_STUDENTS}`);
