import { rolesThatFind, ROLES_FOUND } from '@bcs/contract/features/command-menu/abilities';
import { MOST_CHOICES, type FoundEntry, type FoundKind } from '@bcs/contract/features/command-menu/model';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { Instant } from '@bcs/contract/kernel/clock';
import { searchParts, wordsOf } from '@bcs/contract/kernel/words';
import { sql, empty, join, type Sql, type Db } from '#database/db';
import { isOffered } from '#kernel/seats';
import { isReleased } from '#kernel/released';

/** The highest number of a person's classes that are searched: the chosen one, then those that end last. */
const MOST_CLASSES = 100;

/**
 * The person's classes as `m`, in the order in which results are shown. They are found by the index of the account.
 * D-199
 */
const mine = (accountId: number, enrollmentId: number | null): Sql => sql`
  select e.university_id, e.id, e.course_id, e.role, c.name, c.time_zone, h.name as cohort,
    h.hide_career_services as hides_career,
    row_number() over (order by e.id is not distinct from ${enrollmentId}::int desc, c.end_date desc, e.id) as turn
  from enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
  where e.account_id = ${accountId} and ${isOffered('e')}
  order by turn limit ${MOST_CLASSES}`;

/** The last choices of somebody, the newest first. SUCC-073 */
export const lastMenuChoices = (accountId: number): Sql => sql`
  select kind, key, object_id, chosen_at from menu_choices where account_id = ${accountId}
  order by chosen_at desc, kind, key limit ${MOST_CHOICES}`;

/** The condition that the role in a class can find objects of this kind. */
const found = (kind: FoundKind) => sql`m.role = any(${rolesThatFind(kind)})`;
/** The columns that name a place by its cohort, since classes of a program often share a name. */
const PLACE_COLUMNS = sql`m.cohort as place, m.time_zone as "timeZone", m.turn`;

/** The number of words in the first filter, which suffices to exclude most objects. */
const WORDS_LOOKED_AT = 3;

/**
 * A first filter by title, whose results `best` then judges. Titles with non-ASCII characters always pass, since SQL
 * and JavaScript treat their letters differently.
 */
function couldBeFound(text: string, title: Sql): Sql {
  const words = wordsOf(text).slice(0, WORDS_LOOKED_AT);
  const plain = sql`replace(lower(${title}), '''', '')`;
  const each = words.map((word) => sql`${plain} like any(${searchParts(word).map((part) => `%${part}%`)}::text[])`);
  return sql`(octet_length(${title}) > char_length(${title}) or (${join(each, ' and ')}))`;
}

/** The wanted objects: those matching a text, or those chosen recently. */
type Wanted = { readonly text: string } | 'chosen';

/** Selects objects that an account may open, each kind by an index that begins with the class. */
function reachable(accountId: number, enrollmentId: number | null, wanted: Wanted, now: Instant): Sql {
  const isWanted = (kind: FoundKind, id: Sql, title: Sql) =>
    wanted === 'chosen'
      ? sql`and ${id} in (select object_id from chosen where kind = ${kind})`
      : sql`and ${couldBeFound(wanted.text, title)}`;
  const people = (kind: 'student' | 'contact') => sql`
    select ${kind} as kind, e.id, m.id as "enrollmentId", concat(p.first_name, ' ', p.last_name) as title, ${PLACE_COLUMNS},
      p.name_order as name, null::timestamptz as at
    from mine m
    join enrollments e on e.university_id = m.university_id and e.course_id = m.course_id and e.active
      and e.role = any(${ROLES_FOUND[kind]})
    join accounts p on p.id = e.account_id ${kind === 'contact' ? sql`and p.active` : empty}
    where ${found(kind)} ${isWanted(kind, sql`e.id`, sql`p.name_order`)}`;
  return sql`
    with mine as materialized (${mine(accountId, enrollmentId)})
    ${wanted === 'chosen' ? sql`, chosen as materialized (${lastMenuChoices(accountId)})` : empty}
    select kind, id, "enrollmentId", title, place, "timeZone", at from (
      ${people('student')}
      union all ${people('contact')}
      union all
      select 'session', s.id, m.id, s.name, ${PLACE_COLUMNS}, '', s.start_time
      from mine m
      join sessions s on s.university_id = m.university_id and s.course_id = m.course_id and s.cancelled_at is null
      where ${found('session')} and (s.context_id = 1 or not m.hides_career) 
        ${isWanted('session', sql`s.id`, sql`s.name`)}
      union all
      select 'assignment', a.id, m.id, a.title, ${PLACE_COLUMNS}, '', a.due_date
      from mine m
      join assignments a on a.university_id = m.university_id and a.course_id = m.course_id and ${isReleased(now)}
      where ${found('assignment')} and (a.context_id = 1 or not m.hides_career or m.role <> ${STUDENT})
        ${isWanted('assignment', sql`a.id`, sql`a.title`)}
      union all
      select 'class', m.id, m.id, m.name, m.cohort, m.time_zone, m.turn, '', null
      from mine m where ${found('class')} ${isWanted('class', sql`m.id`, sql`m.name`)}
    ) r
    order by turn, name, at desc, id`;
}

/** Finds objects that an account may open and that may match a text, the chosen class first. */
export const findReachable = (db: Db, accountId: number, enrollmentId: number | null, text: string, now: Instant) =>
  db.many<FoundEntry>(reachable(accountId, enrollmentId, { text }, now));

/** Finds the recent choices of an account that it may still open. SUCC-073 */
export const findChosen = (db: Db, accountId: number, enrollmentId: number | null, now: Instant) =>
  db.many<FoundEntry>(reachable(accountId, enrollmentId, 'chosen', now));
