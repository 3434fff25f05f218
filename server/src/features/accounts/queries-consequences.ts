import type { Administrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { NEEDED_ROLES } from '@bcs/contract/kernel/roles';
import { sql, type Sql } from '#database/db';

/** The number of people that are named; the rest is counted. */
const NAMED = 5;

/**
 * Builds the expression for the consequences of deactivating the account `a`, as far as the person who decides may see
 * them. A class counts as left where nobody else who can sign in has the role. ADM-022
 */
export function consequencesOf({ reach }: Administrator, now: Instant): Sql {
  const reached = reach.installation ? sql`true` : sql`e.university_id = any(${[...reach.universityIds]}::int[])`;
  return sql`(
    select json_build_object(
      'enrollments', (select count(*) from enrollments e where e.account_id = a.id and e.active and ${reached}),
      'grants', (select count(*) from administration_grants g where g.account_id = a.id and g.ended_at is null),
      'comingSessionCount', (select count(*) ${comingSessions(reached, now)}),
      'comingSessions', (
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'code', s.code, 'startTime', iso(s.start_time))
          order by s.start_time, s.id), '[]')
        from (select s.id, s.name, c.code, s.start_time ${comingSessions(reached, now)}
          order by s.start_time, s.id limit ${NAMED}) s),
      'left', (
        select coalesce(json_agg(json_build_object('courseId', c.id, 'code', c.code, 'role', e.role) order by c.code, c.id), '[]')
        from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
        where e.account_id = a.id and e.active and ${reached} and e.role = any(${[...NEEDED_ROLES]})
          and c.end_date >= (${now}::timestamptz at time zone c.time_zone)::date
          and not exists (
            select from enrollments o join accounts b on b.id = o.account_id and b.active
            where o.university_id = e.university_id and o.course_id = e.course_id and o.active and o.role = e.role
              and o.account_id <> a.id))))`;
}

const comingSessions = (reached: Sql, now: Instant) => sql`
  from enrollments e
  join sessions s on s.university_id = e.university_id and s.course_id = e.course_id and s.created_by = e.id
    and s.start_time > ${now} and s.cancelled_at is null
  join courses c on c.university_id = s.university_id and c.id = s.course_id
  where e.account_id = a.id and ${reached}`;
