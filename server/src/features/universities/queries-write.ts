import type { createUniversity, updateUniversity, adminUniversities } from '@bcs/contract/features/universities/calls';
import type { Holiday, AdminUniversity, UniversityInList } from '@bcs/contract/features/universities/model';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { MOST_COHORTS, MOST_PROGRAMS, MOST_ROOMS } from '@bcs/contract/features/universities/failures';
import type { Administrator } from '@bcs/contract/kernel/ability';
import { sql, type Db, empty } from '#database/db';
import { publishPeople } from '#kernel/changes';
import { COHORT_SWITCHES } from '#kernel/switches';
import { containsTyped, findPage, orderedBy } from '#kernel/listing';

/** The editable fields of a university, and its version. */
export interface HeldUniversity {
  readonly version: number;
  readonly name: string;
  readonly shortName: string | null;
  readonly accentColor: string | null;
  readonly supportEmail: string | null;
  readonly timeZone: string;
  readonly holidays: readonly Holiday[];
  readonly logoUrl: string | null;
  readonly archived: boolean;
}

/** Locks the university until the transaction ends. */
export const lockUniversity = (tx: Db, id: number) =>
  tx.one<HeldUniversity>(sql`
    select version, name, short_name as "shortName", accent_color as "accentColor", support_email as "supportEmail",
      time_zone as "timeZone", holidays, logo_url as "logoUrl", archived_at is not null as archived
    from universities where id = ${id} for no key update`);

export const insertUniversity = async (
  tx: Db,
  { name, timeZone }: InputOf<typeof createUniversity>,
): Promise<number> => {
  const { id } = await tx.one<{ id: number }>(
    sql`insert into universities (name, time_zone) values (${name}, ${timeZone}) returning id`,
  );
  return id;
};

export const setUniversity = (
  tx: Db,
  id: number,
  of: Omit<InputOf<typeof updateUniversity>, 'universityId' | 'version'>,
) =>
  tx.run(sql`
    update universities set name = ${of.name}, short_name = ${of.shortName}, accent_color = ${of.accentColor},
      support_email = ${of.supportEmail}, time_zone = ${of.timeZone}, holidays = ${JSON.stringify(of.holidays)}::jsonb
    where id = ${id}`);

export const setUniversityArchived = (tx: Db, id: number, at: Instant | null) =>
  tx.run(sql`update universities set archived_at = ${at}::timestamptz where id = ${id}`);

export const setLogo = (tx: Db, id: number, url: string | null) =>
  tx.run(sql`update universities set logo_url = ${url} where id = ${id}`);

/** Refreshes the pages of everybody in the classes of a university or of one of its cohorts. */
export const publishClasses = async (tx: Db, universityId: number, cohortId: number | null = null): Promise<void> => {
  const courses = await tx.many<{ id: number }>(sql`
    select id from courses where university_id = ${universityId} and state in ('draft', 'published')
      and (${cohortId}::int is null or cohort_id = ${cohortId}::int)`);
  await publishPeople(tx, { accountIds: [], courseIds: courses.map(({ id }) => id) });
};

const PROGRAMS = sql`
  select coalesce(json_agg(json_build_object('id', p.id, 'version', p.version, 'name', p.name, 'programType', p.program_type,
    'cohorts', (select count(*) from cohorts h where h.university_id = p.university_id and h.program_id = p.id),
    'classes', (select count(*) from cohorts h join courses c on c.university_id = h.university_id and c.cohort_id = h.id
      where h.university_id = p.university_id and h.program_id = p.id)) order by name_key(p.name) collate "C", p.id), '[]')
  from (select * from programs where university_id = u.id order by id limit ${MOST_PROGRAMS}) p`;

const COHORTS = sql`
  select coalesce(json_agg(json_build_object('id', h.id, 'version', h.version, 'programId', h.program_id, 'name', h.name,
    'startDate', h.start_date, 'endDate', h.end_date, 'archived', h.archived_at is not null, 'hides', ${COHORT_SWITCHES},
    'classes', (select count(*) from courses c where c.university_id = h.university_id and c.cohort_id = h.id
      and c.state <> 'deleted')) order by h.start_date desc, h.id desc), '[]')
  from (select * from cohorts where university_id = u.id order by start_date desc, id desc limit ${MOST_COHORTS}) h`;

const ROOMS = sql`
  select coalesce(json_agg(json_build_object('id', r.id, 'version', r.version, 'name', r.name, 'roomNumber', r.room_number,
    'buildingName', r.building_name, 'videoUrl', r.video_url, 'archived', r.archived_at is not null)
    order by name_key(r.name) collate "C", r.id), '[]')
  from (select * from classrooms where university_id = u.id order by archived_at is not null, id limit ${MOST_ROOMS}) r`;

/** Reads a university with everything on its page in one statement. ADM-065 */
export const getUniversity = (db: Db, id: number) =>
  db.one<Omit<AdminUniversity, 'mayKeep'>>(sql`
    select u.id, u.version, u.name, u.short_name as "shortName", u.logo_url as "logoUrl", u.accent_color as "accentColor",
      u.support_email as "supportEmail", u.time_zone as "timeZone", u.holidays, u.archived_at is not null as archived,
      (select count(*)::int from courses c where c.university_id = u.id and c.state not in ('archived', 'deleted')) as classes,
      (${PROGRAMS}) as programs, (${COHORTS}) as cohorts, (${ROOMS}) as rooms
    from universities u where u.id = ${id}`);

type Input = InputOf<typeof adminUniversities>;

/** Finds one page of the universities within reach. ADM-065 */
export const findUniversities = (
  db: Db,
  { reach: { installation, universityIds } }: Pick<Administrator, 'reach'>,
  { search, archived, descending, page }: Input,
) =>
  findPage<UniversityInList>(
    db,
    {
      row: sql`'id', u.id, 'name', u.name, 'shortName', u.short_name, 'logoUrl', u.logo_url, 'accentColor', u.accent_color,
        'timeZone', u.time_zone, 'archived', u.archived_at is not null,
        'cohorts', (select count(*) from cohorts h where h.university_id = u.id and h.archived_at is null),
        'classes', (select count(*) from courses c where c.university_id = u.id and c.state not in ('archived', 'deleted'))`,
      from: sql`universities u`,
      where: sql`(${installation}::boolean or u.id = any(${[...universityIds]}::int[]))
        and (u.archived_at is not null) = ${archived}
        ${search.trim() === '' ? empty : sql`and ${containsTyped(search, sql`u.name`)}`}`,
      order: sql`${orderedBy(sql`name_key(u.name) collate "C"`, descending)}, u.id`,
    },
    page,
  );
