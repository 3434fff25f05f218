import type { createUniversity, updateUniversity } from '@bcs/contract/features/universities/calls';
import type { Holiday } from '@bcs/contract/features/universities/model';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { publishPeople } from '#kernel/changes';

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

/** Holds the university until the transaction ends. */
export const lockUniversity = (tx: Db, id: number): Promise<HeldUniversity> =>
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
): Promise<number> =>
  tx.run(sql`
    update universities set name = ${of.name}, short_name = ${of.shortName}, accent_color = ${of.accentColor},
      support_email = ${of.supportEmail}, time_zone = ${of.timeZone}, holidays = ${JSON.stringify(of.holidays)}::jsonb
    where id = ${id}`);

export const setUniversityArchived = (tx: Db, id: number, at: Instant | null): Promise<number> =>
  tx.run(sql`update universities set archived_at = ${at}::timestamptz where id = ${id}`);

export const setLogo = (tx: Db, id: number, url: string | null): Promise<number> =>
  tx.run(sql`update universities set logo_url = ${url} where id = ${id}`);

/** The pages of everybody in the classes of a university, or of one of its cohorts, fetch what they show. */
export const publishClasses = async (tx: Db, universityId: number, cohortId: number | null = null): Promise<void> => {
  const courses = await tx.many<{ id: number }>(sql`
    select id from courses where university_id = ${universityId} and state in ('draft', 'published')
      and (${cohortId}::int is null or cohort_id = ${cohortId}::int)`);
  await publishPeople(tx, { accountIds: [], courseIds: courses.map(({ id }) => id) });
};
