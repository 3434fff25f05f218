import type { adminClasses } from '@bcs/contract/features/classes/calls';
import type { ClassInList } from '@bcs/contract/features/classes/model';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, empty, type Sql, type Db } from '#database/db';
import { containsTyped, findPage, orderedBy } from '#kernel/listing';

type Input = InputOf<typeof adminClasses>;

const MOST_UNIVERSITIES = 300;

/** Tells whether a published class runs today, by its own calendar. */
const isRunning = (now: Instant): Sql => sql`
  (c.state = 'published' and (${now}::timestamptz at time zone c.time_zone)::date between c.start_date and c.end_date)`;

const COLUMNS: Record<Exclude<Input['sort'], 'running'>, Sql> = {
  startDate: sql`c.start_date`,
  code: sql`c.code`,
  name: sql`name_key(c.name) collate "C"`,
  university: sql`name_key(u.name) collate "C"`,
};

/** Limits classes to those within reach of the viewer's grants, and those that a role lets the viewer administer. */
const reached = ({ reach: { installation, universityIds }, seats }: ClassesAdministrator): Sql => sql`
  (${installation}::boolean or c.university_id = any(${[...universityIds]}::int[])
    or c.id = any(${seats.map(({ courseId }) => courseId)}::int[]))`;

function inState(state: Input['state'], now: Instant): Sql {
  if (state === null) return sql`c.state not in ('archived', 'deleted')`;
  return state === 'running' ? isRunning(now) : sql`c.state = ${state}`;
}

/** Finds one page of the classes that a person administers. ADM-065 */
export const findClasses = (
  db: Db,
  viewer: ClassesAdministrator,
  { search, universityId, state, sort, descending, page }: Input,
  now: Instant,
) =>
  findPage<ClassInList>(
    db,
    {
      row: sql`'courseId', c.id, 'code', c.code, 'name', c.name, 'university', u.name, 'cohort', h.name,
        'startDate', c.start_date, 'endDate', c.end_date, 'timeZone', c.time_zone, 'state', c.state,
        'students', (select count(*) from enrollments e where e.university_id = c.university_id and e.course_id = c.id
          and e.role = ${STUDENT} and e.active)`,
      from: sql`courses c join universities u on u.id = c.university_id
        join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id`,
      where: sql`${reached(viewer)}
        and ${inState(state, now)}
        ${universityId === null ? empty : sql`and c.university_id = ${universityId}`}
        ${search.trim() === '' ? empty : sql`and ${containsTyped(search, sql`c.code || ' ' || c.name`)}`}`,
      order: sql`${sort === 'running' ? sql`${orderedBy(isRunning(now), descending)}, c.start_date desc` : orderedBy(COLUMNS[sort], descending)}, c.id desc`,
    },
    page,
  );

/** Finds the universities by which the list can be filtered. */
export const findClassUniversities = (db: Db, viewer: ClassesAdministrator) =>
  db.many<{ id: number; name: string }>(sql`
    select u.id, u.name from universities u
    where ${viewer.reach.installation}::boolean or u.id = any(${[...viewer.reach.universityIds]}::int[])
      or u.id = any(${viewer.seats.map(({ universityId }) => universityId)}::int[])
    order by name_key(u.name) collate "C", u.id limit ${MOST_UNIVERSITIES}`);
