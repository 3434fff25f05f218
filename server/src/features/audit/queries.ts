import type { auditEntries, exportAuditEntries } from '@bcs/contract/features/audit/calls';
import { MOST_EXPORTED, type AuditEntry } from '@bcs/contract/features/audit/model';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { ROWS_PER_PAGE } from '@bcs/contract/kernel/listing';
import { wordsOf } from '@bcs/contract/kernel/words';
import { sql, join, type Sql, type Db } from '#database/db';
import { parseLoginName } from '#kernel/login-name';
import { beginningsOf } from '#kernel/listing';

type Filters = InputOf<typeof exportAuditEntries>;
type Reader = Pick<ClassesAdministrator, 'accountId' | 'reach' | 'seats'>;

const MOST_COURSES = 200;
const OPENED_AGAIN_AFTER = HOUR;

/** Limits entries to those that the reader may see: all, or those of their universities and classes. ADM-114 */
const readable = ({ reach: { installation, universityIds }, seats }: Reader): Sql =>
  installation
    ? sql`true`
    : sql`(x.university_id = any(${[...universityIds]}::int[]) or x.course_id = any(${seats.map(({ courseId }) => courseId)}::int[]))`;

/** Requires each typed word to begin a word of the entry's object, for which there is an index. ADM-127 */
const isNamed = (words: readonly string[]): Sql =>
  words.length === 0 ? sql`false` : sql`person_words(name_key(x.object_name), '') @@ ${beginningsOf(words)}::tsquery`;

/** The time zone of the reader's universities if they share one, else UTC. D-284 */
const zoneOf = ({ reach: { installation, universityIds }, seats }: Reader): Sql => sql`(
  select case when count(distinct u.time_zone) = 1 then min(u.time_zone) else 'UTC' end from universities u
  where ${installation}::boolean or u.id = any(${[...universityIds, ...seats.map(({ universityId }) => universityId)]}::int[]))`;

const asked = (reader: Reader, { person, object, courseId, action, origin, from, until }: Filters): Sql[] => [
  ...(person.trim() === ''
    ? []
    : [sql`x.account_id = (select a.id from accounts a where a.email = ${parseLoginName(person).email})`]),
  ...(object.trim() === '' ? [] : [isNamed(wordsOf(object))]),
  ...(courseId === null ? [] : [sql`x.course_id = ${courseId}`]),
  ...(action === null ? [] : [sql`x.action = ${action}`]),
  ...(origin === null ? [] : [sql`x.origin = ${origin}`]),
  ...(from === null ? [] : [sql`x.at >= ${from}::date::timestamp at time zone ${zoneOf(reader)}`]),
  ...(until === null ? [] : [sql`x.at < (${until}::date + 1)::timestamp at time zone ${zoneOf(reader)}`]),
];
const matching = (reader: Reader, filters: Filters): Sql =>
  join([readable(reader), ...asked(reader, filters)], ' and ');

/** The joins for the people and places that entries name. */
const NAMED = sql`
  left join accounts author on author.id = x.author_account_id
  left join accounts person on person.id = x.account_id
  left join universities u on u.id = x.university_id
  left join courses c on c.university_id = x.university_id and c.id = x.course_id`;
const ROW = sql`'id', x.id, 'at', iso(x.at), 'origin', x.origin, 'action', x.action, 'reason', x.reason,
  'author', case when author.id is not null
    then json_build_object('id', author.id, 'name', trim(author.first_name || ' ' || author.last_name)) end,
  'object', json_build_object('kind', x.object_kind, 'id', x.object_id, 'name', x.object_name),
  'university', u.name, 'course', case when c.id is not null then json_build_object('id', c.id, 'code', c.code) end,
  'person', case when person.id is not null
    then json_build_object('id', person.id, 'name', trim(person.first_name || ' ' || person.last_name)) end,
  'before', x.before, 'after', x.after`;

/** Finds a page of entries and the total number; names are only looked up for the shown ones. ADM-127 */
export const findEntries = (
  db: Db,
  reader: Reader,
  { page, descending, sort: _at, ...filters }: InputOf<typeof auditEntries>,
) => {
  const [entries, order] = [
    sql`from audit_entries x where ${matching(reader, filters)}`,
    // every entry has an id; with 'nulls last' no index would provide this order
    descending ? sql`order by x.id desc` : sql`order by x.id`,
  ];
  return db.one<{ rows: AuditEntry[]; total: number; timeZone: string }>(sql`
    select (select count(*)::int ${entries}) as total, ${zoneOf(reader)} as "timeZone",
      array(select json_build_object(${ROW})
        from (select x.* ${entries} ${order} limit ${ROWS_PER_PAGE} offset ${page * ROWS_PER_PAGE}) x ${NAMED}
        ${order}) as rows`);
};

export const findEntriesToExport = async (db: Db, reader: Reader, filters: Filters): Promise<AuditEntry[]> =>
  (
    await db.many<{ entry: AuditEntry }>(sql`
      select json_build_object(${ROW}) as entry from audit_entries x ${NAMED} where ${matching(reader, filters)}
      order by x.id desc limit ${MOST_EXPORTED}`)
  ).map(({ entry }) => entry);

/**
 * Finds the classes by which a reader can filter, each with its own lookup so that most entries are not read. ADM-127
 */
export const findCourses = (db: Db, { reach: { installation, universityIds }, seats }: Reader) =>
  db.many<{ id: number; code: string }>(sql`
    select c.id, c.code from courses c
    cross join lateral (select from audit_entries x where x.course_id = c.id limit 1) named
    where ${installation}::boolean or c.university_id = any(${[...universityIds]}::int[])
        or c.id = any(${seats.map(({ courseId }) => courseId)}::int[])
    order by c.code, c.id limit ${MOST_COURSES}`);

/**
 * Finds the person with an e-mail if the reader may see an entry about them, and has not opened their history within
 * the hour.
 */
export const findUnopenedPerson = (db: Db, reader: Reader, email: string, now: Instant) =>
  db.maybe<{ id: number; name: string; universityId: number | null; courseId: number | null }>(sql`
    select a.id, trim(a.first_name || ' ' || a.last_name) as name, seen.university_id as "universityId", seen.course_id as "courseId"
    from accounts a
    cross join lateral (
      select x.university_id, x.course_id from audit_entries x
      where x.account_id = a.id and ${readable(reader)} order by x.id desc limit 1) seen
    where a.email = ${parseLoginName(email).email} and not exists (
      select from audit_entries x where x.account_id = a.id and x.author_account_id = ${reader.accountId}
        and x.action = 'person.open-history' and x.at > ${plus(now, -OPENED_AGAIN_AFTER)})`);
