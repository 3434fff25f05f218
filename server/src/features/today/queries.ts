import type { FoundFacts } from '@bcs/contract/features/today/compose';
import type { TodayClass } from '@bcs/contract/features/today/facts';
import { LINE_KINDS, LINES } from '@bcs/contract/features/today/kinds';
import type { LineKind, TodayClassHead } from '@bcs/contract/features/today/model';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import { STAFF, type Role, CAREER_STAFF } from '@bcs/contract/kernel/roles';
import { CLASS_SESSION } from '@bcs/contract/features/sessions/categories';
import { sql, empty, join, raw, type Sql, type Db } from '#database/db';
import type { ReportError } from '#kernel/services';
import { COHORT_SWITCHES, FEATURE_FLAGS } from '#kernel/switches';
import { isOffered } from '#kernel/seats';
import { isReleased } from '#kernel/released';
import { FACTS } from './queries-facts.ts';

/** The next session or due work in one class. */
interface Upcoming {
  readonly enrollmentId: number;
  readonly session: Readonly<{ title: string; at: Instant }> | null;
  readonly work: Readonly<{ title: string; dueDate: Instant; bufferDays: number }> | null;
}

/** The next day on which class `t` with course `c` meets. */
const nextClassDayOf = (now: Instant): Sql => sql`(
  select (s.start_time at time zone c.time_zone)::date from sessions s
  where s.university_id = t.university_id and s.course_id = t.course_id and s.cancelled_at is null
    and s.category_code = ${CLASS_SESSION} and s.start_time > ${now}::timestamptz
    and (s.start_time at time zone c.time_zone)::date > (${now}::timestamptz at time zone c.time_zone)::date
  order by s.start_time limit 1)`;

/** The session of class `t` with course `c` that is running or begins next today. D-240 */
const classTodayOf = (now: Instant): Sql => sql`(
  select json_build_object('sessionId', s.id, 'name', s.name, 'chapter', s.chapter, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time))
  from sessions s
  where s.university_id = t.university_id and s.course_id = t.course_id and s.cancelled_at is null
    and s.category_code = ${CLASS_SESSION} and s.end_time > ${now}::timestamptz
    and (s.start_time at time zone c.time_zone)::date <= (${now}::timestamptz at time zone c.time_zone)::date
  order by s.start_time limit 1)`;

/** Selects the next item in each class `t`. Career staff only see career work. D-102 */
const nextOf = (now: Instant): Sql => sql`
  select t.enrollment_id as "enrollmentId",
    (select json_build_object('title', s.name, 'at', iso(s.start_time)) from sessions s
      where s.university_id = t.university_id and s.course_id = t.course_id and s.cancelled_at is null
        and s.category_code = ${CLASS_SESSION} and s.start_time > ${now}::timestamptz
      order by s.start_time limit 1) as session,
    (select json_build_object('title', a.title, 'dueDate', iso(a.due_date), 'bufferDays', a.buffer_days) from assignments a
      where a.university_id = t.university_id and a.course_id = t.course_id and ${isReleased(now)}
        and a.context_id = case when t.role = any(${CAREER_STAFF as string[]}) then 2 else 1 end
        and a.due_date + make_interval(days => a.buffer_days) > ${now}::timestamptz
      order by a.due_date + make_interval(days => a.buffer_days) limit 1) as work
  from mine t`;

/** A class with the facts for its header and its rules. */
export interface TodayClassRow extends Omit<TodayClass, 'external'> {
  readonly name: string;
  readonly code: string;
  readonly nextClassDay: Day | null;
  readonly classToday: TodayClassHead['classToday'];
}
export type AsideRow = Readonly<{ enrollmentId: number; kind: LineKind; objectId: number; until: Day; count: number }>;
export interface FoundToday {
  readonly classes: TodayClassRow[];
  readonly asides: AsideRow[];
  readonly next: Upcoming[];
  readonly facts: FoundFacts;
}

interface Asked {
  readonly accountIds: readonly number[];
  /** Limits the result to one class. */
  readonly enrollmentId?: number | undefined;
  readonly now: Instant;
}

/** The classes in which people are staff, each with its person. */
const mine = ({ accountIds, enrollmentId }: Asked): Sql => sql`
  mine as materialized (
    select e.university_id, e.id as enrollment_id, e.course_id, e.role, e.account_id from enrollments e
    where e.account_id = any(${accountIds as number[]}::int[]) and ${isOffered('e')} and e.role = any(${STAFF as Role[]})
      ${enrollmentId === undefined ? empty : sql`and e.id = ${enrollmentId}`})`;

const rowsOf = (query: Sql): Sql => sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`;

const CLASSES = (now: Instant): Sql => sql`
  select t.enrollment_id as "enrollmentId", t.university_id as "universityId", t.course_id as "courseId", t.role,
    a.id as "accountId", a.can_manage_attendance as "canManageAttendance",
    c.name, c.code, c.time_zone as "timeZone", u.chat_enabled as "chatEnabled",
    ${COHORT_SWITCHES} as "cohortUiControl",
    ${FEATURE_FLAGS} as "featureFlags",
    ${nextClassDayOf(now)} as "nextClassDay",
    ${classTodayOf(now)} as "classToday"
  from mine t
  join accounts a on a.id = t.account_id
  join courses c on c.university_id = t.university_id and c.id = t.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
  join universities u on u.id = t.university_id
  order by c.start_date desc, c.id`;

const ASIDES = sql`
  select l.enrollment_id as "enrollmentId", l.kind, l.object_id as "objectId", l.until_day as until, l.waiting as count
  from mine t
  join lines_set_aside l on l.university_id = t.university_id and l.enrollment_id = t.enrollment_id`;

const factsOf = (kinds: readonly LineKind[], now: Instant): Sql =>
  sql`json_build_object(${join(kinds.map((kind) => sql`${raw(`'${kind}'`)}, ${rowsOf(FACTS[kind](now))}`))}) as facts`;

const headsOf = (now: Instant): Sql =>
  sql`${rowsOf(CLASSES(now))} as classes, ${rowsOf(ASIDES)} as asides, ${rowsOf(nextOf(now))} as next`;

/** Reads everything for Today in one statement, for any number of classes. SUCC-098 */
const findAtOnce = (db: Db, asked: Asked) =>
  db.one<FoundToday>(sql`with ${mine(asked)} select ${headsOf(asked.now)}, ${factsOf(LINE_KINDS, asked.now)}`);

/** Reads the facts of one kind; null if they cannot be read. */
async function findKind(db: Db, asked: Asked, kind: LineKind, report: ReportError): Promise<readonly unknown[] | null> {
  try {
    const { facts } = await db.one<{ facts: FoundFacts }>(
      sql`with ${mine(asked)} select ${factsOf([kind], asked.now)}`,
    );
    return facts[kind];
  } catch (error) {
    report(error, `Today: ${LINES[kind].name} could not be read`);
    return null;
  }
}

/**
 * Reads each kind separately after the combined statement has failed, so that a broken kind does not hide the others.
 * SUCC-100
 */
async function findOneByOne(db: Db, asked: Asked, report: ReportError): Promise<FoundToday> {
  const heads = await db.one<Omit<FoundToday, 'facts'>>(sql`with ${mine(asked)} select ${headsOf(asked.now)}`);
  const facts: Partial<Record<LineKind, readonly unknown[] | null>> = {};
  for (const kind of LINE_KINDS) facts[kind] = await findKind(db, asked, kind, report);
  return { ...heads, facts: facts as FoundFacts };
}

/**
 * Finds the facts about the classes of some accounts, in a fixed number of statements. Call it outside of transactions,
 * since a failed one answers nothing more.
 * @param report receives what could not be read, and its kind
 */
export const findToday = (
  db: Db,
  accountIds: readonly number[],
  now: Instant,
  report: ReportError,
): Promise<FoundToday> =>
  findAtOnce(db, { accountIds, now }).catch((error: unknown) => {
    report(error, 'Today could not be read in one statement: each kind of line is read alone');
    return findOneByOne(db, { accountIds, now }, report);
  });

/** Finds the facts about one class, for a write. */
export const findTodayIn = (
  db: Db,
  { accountId, enrollmentId }: Readonly<{ accountId: number; enrollmentId: number }>,
  now: Instant,
): Promise<FoundToday> => findAtOnce(db, { accountIds: [accountId], enrollmentId, now });
