import sql, { empty, type Sql } from 'sql-template-tag';
import { findersOf, ROLES_FOUND } from '@bcs/contract/features/command-menu/abilities';
import { MOST_CHOICES, type Found, type FoundKind } from '@bcs/contract/features/command-menu/model';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';

/** So many classes of one person are searched: the chosen one, then those that end last. */
const MOST_CLASSES = 100;

/** The own classes as `m`, in the order in which what they hold is shown. They come by the index of the account. D-199 */
const mine = (accountId: number, enrollmentId: number | null): Sql => sql`
  select e.university_id, e.id, e.course_id, e.role, c.name, c.time_zone, h.name as cohort,
    h.hide_career_services as hides_career,
    row_number() over (order by e.id is not distinct from ${enrollmentId}::int desc, c.end_date desc, e.id) as turn
  from enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
  where e.account_id = ${accountId} and e.active
  order by turn limit ${MOST_CLASSES}`;

/** The last choices of somebody, the newest first. SUCC-073 */
export const lastChoices = (accountId: number): Sql => sql`
  select kind, key, object_id, chosen_at from menu_choices where account_id = ${accountId}
  order by chosen_at desc, kind, key limit ${MOST_CHOICES}`;

/** With which roles in a class it is found there. */
const found = (kind: FoundKind) => sql`m.role = any(${findersOf(kind)})`;
/** Classes of one program often share a name; their cohorts do not. */
const PLACE = sql`m.cohort as place, m.time_zone as "timeZone", m.turn`;

/** Everything that somebody may open, or of it only what was chosen: each kind by an index that begins with the class. */
function reachable(accountId: number, enrollmentId: number | null, onlyChosen: boolean): Sql {
  const chosen = (kind: FoundKind, id: Sql) =>
    onlyChosen ? sql`and ${id} in (select object_id from chosen where kind = ${kind})` : empty;
  const people = (kind: 'student' | 'contact') => sql`
    select ${kind} as kind, e.id, m.id as "enrollmentId", concat(p.first_name, ' ', p.last_name) as title, ${PLACE},
      p.name_order as name, null::timestamptz as at
    from mine m
    join enrollments e on e.university_id = m.university_id and e.course_id = m.course_id and e.active
      and e.role = any(${ROLES_FOUND[kind]})
    join accounts p on p.id = e.account_id ${kind === 'contact' ? sql`and p.active` : empty}
    where ${found(kind)} ${chosen(kind, sql`e.id`)}`;
  return sql`
    with mine as materialized (${mine(accountId, enrollmentId)})
    ${onlyChosen ? sql`, chosen as materialized (${lastChoices(accountId)})` : empty}
    select kind, id, "enrollmentId", title, place, "timeZone", at from (
      ${people('student')}
      union all ${people('contact')}
      union all
      select 'session', s.id, m.id, s.name, ${PLACE}, '', s.start_time
      from mine m
      join sessions s on s.university_id = m.university_id and s.course_id = m.course_id and s.cancelled_at is null
      where ${found('session')} and (s.context_id = 1 or not m.hides_career) ${chosen('session', sql`s.id`)}
      union all
      select 'assignment', a.id, m.id, a.title, ${PLACE}, '', a.due_date
      from mine m
      join assignments a on a.university_id = m.university_id and a.course_id = m.course_id
      where ${found('assignment')} and (a.context_id = 1 or not m.hides_career or m.role <> ${STUDENT})
        ${chosen('assignment', sql`a.id`)}
      union all
      select 'class', m.id, m.id, m.name, m.cohort, m.time_zone, m.turn, '', null
      from mine m where ${found('class')} ${chosen('class', sql`m.id`)}
    ) r
    order by turn, name, at desc, id`;
}

/** Everything that somebody may open, the chosen class first. */
export const findReachable = (db: Db, accountId: number, enrollmentId: number | null): Promise<Found[]> =>
  db.many<Found>(reachable(accountId, enrollmentId, false));

/** What somebody chose last and may still open. SUCC-073 */
export const findChosen = (db: Db, accountId: number, enrollmentId: number | null): Promise<Found[]> =>
  db.many<Found>(reachable(accountId, enrollmentId, true));
