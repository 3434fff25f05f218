import type { adminOverview } from '@bcs/contract/features/administration/calls';
import { INVITATION_TIME } from '@bcs/contract/features/identity/lifetimes';
import type { OutputOf } from '@bcs/contract/kernel/call';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { CLASS_LEADERS, STUDENT, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { HAS_OWN_PASSWORD } from '#features/identity/queries-account';
import { isDemoAccount } from '#kernel/demo-world';
import { LAST_BACKUP } from './queries-backup.ts';

const DAYS_AHEAD = 14;
const MOST_CLASSES = 50;

/** Reads everything that waits for an administrator, in one statement. ADM-014 */
export const getOverview = (
  db: Db,
  {
    accountId,
    reach: { installation, universityIds },
    seats,
  }: Pick<ClassesAdministrator, 'accountId' | 'reach' | 'seats'>,
  now: Instant,
) =>
  db.one<OutputOf<typeof adminOverview>>(sql`
    with reached as (
      select c.university_id, c.id, c.start_date, c.end_date, u.id = any(${[...universityIds]}::int[]) or ${installation}::boolean as granted,
        (${now}::timestamptz at time zone c.time_zone)::date as today, c.state,
        jsonb_build_object('courseId', c.id, 'code', c.code, 'name', c.name, 'university', u.name) as named, c.code
      from courses c
      join universities u on u.id = c.university_id
      where c.state in ('draft', 'published') and (${installation}::boolean or c.university_id = any(${[...universityIds]}::int[])
        or c.id = any(${seats.map(({ courseId }) => courseId)}::int[])))
    select array(
      select c.named || jsonb_build_object('startDate', c.start_date, 'missing', array_remove(array[
          case when not x.instructor then 'instructor' end,
          case when not x.student then 'student' end,
          case when not x.session then 'session' end], null))
      from reached c
      cross join lateral (select
        exists (select from enrollments e where e.university_id = c.university_id and e.course_id = c.id and e.role = any(${CLASS_LEADERS as Role[]}) and e.active) as instructor,
        exists (select from enrollments e where e.university_id = c.university_id and e.course_id = c.id and e.role = ${STUDENT} and e.active) as student,
        exists (select from sessions s where s.university_id = c.university_id and s.course_id = c.id and s.cancelled_at is null) as session) x
      where c.start_date between c.today and c.today + ${DAYS_AHEAD}::int
        and not (x.instructor and x.student and x.session)
      order by c.start_date, c.code, c.id
      limit ${MOST_CLASSES}) as "unreadyClasses",
      array(
      select c.named || jsonb_build_object('endDate', c.end_date, 'students', x.students)
      from reached c
      cross join lateral (select count(*)::int as students from enrollments e
        where e.university_id = c.university_id and e.course_id = c.id and e.role = ${STUDENT} and e.active) x
      where c.end_date < c.today and c.state = 'published'
      order by c.end_date desc, c.code, c.id
      limit ${MOST_CLASSES}) as "endedClasses",
      array(
      select c.named || jsonb_build_object('universityId', c.university_id, 'failed', i.failed, 'expired', i.expired)
      from reached c
      join (
        select i.university_id, i.course_id, count(*) filter (where i.failed_at is not null)::int as failed,
          count(*) filter (where i.failed_at is null)::int as expired
        from invitations i
        join accounts a on a.id = i.account_id and a.active and not ${HAS_OWN_PASSWORD}
        where i.failed_at is not null or i.sent_at <= ${plus(now, -INVITATION_TIME)}
        group by 1, 2) i on i.university_id = c.university_id and i.course_id = c.id
      where c.granted
      order by c.code, c.id
      limit ${MOST_CLASSES}) as invitations,
      array(
      select jsonb_build_object('form', d.form, 'title', d.title, 'path', d.path, 'savedAt', iso(d.saved_at))
      from admin_drafts d
      where d.account_id = ${accountId} and d.content is not null
      order by d.saved_at desc, d.form) as "openDrafts",
      case when ${installation}::boolean then jsonb_build_object(
        'failedJobs', (select count(*) from outbox where failed_at is not null and done_at is null),
        'refusedAddresses', (select count(*) from refused_addresses where stopped_at is not null),
        'lastBackupAt', (select value -> 'at' from settings where key = ${LAST_BACKUP})) end as operation,
      (select count(*)::int from accounts a where a.active and ${isDemoAccount('a')}) as "demoAccounts"`);
