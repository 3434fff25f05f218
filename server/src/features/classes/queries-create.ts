import type { createClass, previewClass } from '@bcs/contract/features/classes/calls';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import { sql, type Db } from '#database/db';

type Begun = InputOf<typeof createClass>;

const MOST_STANDING = 200;

/** Finds what a new class takes over; undefined if the cohort does not belong to the university. ADM-066 */
export const findTakenOver = (db: Db, { universityId, cohortId, code, startDate, endDate }: Begun) =>
  db.maybe<OutputOf<typeof previewClass>>(sql`
    select u.time_zone as "timeZone",
      exists (select from courses c where c.university_id = u.id and c.code = ${code.trim()}) as "codeTaken",
      coalesce((select jsonb_agg(d order by d ->> 'from') from jsonb_array_elements(u.holidays) d
        where (d ->> 'from')::date <= ${endDate}::date and (d ->> 'to')::date >= ${startDate}::date), '[]') as holidays,
      coalesce((
        select json_agg(json_build_object('name', concat(a.first_name, ' ', a.last_name), 'role', s.role) order by a.name_order, s.id)
        from (
          select distinct on (account_id) * from standing_roles s
          where s.university_id = u.id and s.ended_at is null and (s.cohort_id is null or s.cohort_id = h.id)
          order by account_id, cohort_id is null, id limit ${MOST_STANDING}) s
        join accounts a on a.id = s.account_id), '[]') as standing
    from universities u join cohorts h on h.university_id = u.id and h.id = ${cohortId}
    where u.id = ${universityId} and u.archived_at is null and h.archived_at is null`);

/**
 * Creates an empty draft with the time zone and holidays of its university; undefined if the cohort does not belong to
 * it.
 */
export const insertClass = (tx: Db, begun: Begun) =>
  tx.maybe<{ id: number; timeZone: string }>(sql`
    insert into courses (university_id, cohort_id, code, name, start_date, end_date, time_zone, holidays, published_at)
    select u.id, h.id, ${begun.code.trim()}, ${begun.name.trim()}, ${begun.startDate}::date, ${begun.endDate}::date, u.time_zone,
      u.holidays, null
    from universities u join cohorts h on h.university_id = u.id and h.id = ${begun.cohortId}
    where u.id = ${begun.universityId} and u.archived_at is null and h.archived_at is null
    returning id, time_zone as "timeZone"`);
