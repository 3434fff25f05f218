import sql from 'sql-template-tag';
import type { adminOverview } from '@bcs/contract/features/administration/calls';
import type { OutputOf } from '@bcs/contract/kernel/call';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { CLASS_LEADERS, STUDENT, type Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';

const DAYS_AHEAD = 14;
const MOST_CLASSES = 50;

/** What waits, in one statement. ADM-014 */
export const getOverview = (
  db: Db,
  { reach: { installation, universityIds }, seats }: Pick<ClassesAdministrator, 'reach' | 'seats'>,
  now: Instant,
): Promise<OutputOf<typeof adminOverview>> =>
  db.one(sql`
    select array(
      select json_build_object('courseId', c.id, 'code', c.code, 'name', c.name, 'university', u.name,
        'startDate', c.start_date, 'missing', array_remove(array[
          case when not x.instructor then 'instructor' end,
          case when not x.student then 'student' end,
          case when not x.session then 'session' end], null))
      from courses c
      join universities u on u.id = c.university_id
      cross join lateral (select (${now}::timestamptz at time zone c.time_zone)::date as today) d
      cross join lateral (select
        exists (select from enrollments e where e.university_id = c.university_id and e.course_id = c.id and e.role = any(${CLASS_LEADERS as Role[]}) and e.active) as instructor,
        exists (select from enrollments e where e.university_id = c.university_id and e.course_id = c.id and e.role = ${STUDENT} and e.active) as student,
        exists (select from sessions s where s.university_id = c.university_id and s.course_id = c.id and s.cancelled_at is null) as session) x
      where (${installation}::boolean or c.university_id = any(${[...universityIds]}::int[])
          or c.id = any(${seats.map(({ courseId }) => courseId)}::int[]))
        and c.start_date between d.today and d.today + ${DAYS_AHEAD}::int
        and not (x.instructor and x.student and x.session)
      order by c.start_date, c.code, c.id
      limit ${MOST_CLASSES}) as "unreadyClasses",
      case when ${installation}::boolean then (select count(*)::int from outbox where failed_at is not null) end as "failedJobs"`);
