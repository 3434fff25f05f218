import type { ClassAdministrator, ClassKey, Reach, Administrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { NamedChoice } from '@bcs/contract/features/accounts/model';
import { sql, type Db } from '#database/db';
import { newToken } from '#kernel/tokens';
import type { ManagedAccount } from './look-after.ts';

type NewPerson = Readonly<{ email: string; firstName: string; lastName: string }>;

/** Creates an account without a password, which its person chooses through an invitation. ADM-019 */
export const insertPerson = (tx: Db, { email, firstName, lastName }: NewPerson, now: Instant) =>
  tx.one<ManagedAccount>(sql`
    insert into accounts (email, first_name, last_name, draft_key, created_at)
    values (${email}, ${firstName}, ${lastName}, ${newToken()}, ${now})
    returning id as "accountId", email, concat(first_name, ' ', last_name) as name`);

/** Finds a class within the reach of grants. ADM-002 */
export const findClass = (db: Db, { installation, universityIds }: Reach, courseId: number) =>
  db.maybe<Pick<ClassAdministrator, 'universityId' | 'courseId' | 'timeZone'>>(sql`
    select university_id as "universityId", id as "courseId", time_zone as "timeZone" from courses
    where id = ${courseId} and (${installation} or university_id = any(${[...universityIds]}::int[]))`);

/** Finds those who are in the class at present. */
export const findMembers = async (
  db: Db,
  { universityId, courseId }: ClassKey,
  accountIds: readonly number[],
): Promise<number[]> => {
  const found = await db.many<{ id: number }>(sql`
    select account_id as id from enrollments
    where university_id = ${universityId} and course_id = ${courseId} and active and account_id = any(${[...accountIds]}::int[])`);
  return found.map(({ id }) => id);
};

/** The highest number of entries in a menu. */
const MAX_CHOICES = 300;

type Choices = Readonly<{ universities: NamedChoice[]; cohorts: NamedChoice[]; courses: NamedChoice[] }>;

/** Finds the options by which the list of people can be filtered, within the reach of the viewer. ADM-016 */
export const findChoices = (
  db: Db,
  { reach }: Administrator,
  { universityId, cohortId }: Readonly<{ universityId: number | null; cohortId: number | null }>,
) => {
  const reached = sql`(${reach.installation} or u.id = any(${[...reach.universityIds]}::int[]))`;
  // a viewer who reaches only one university does not have to choose one
  const chosen = sql`coalesce(${universityId}::int,
    (select case when count(*) = 1 then min(u.id) end from universities u where ${reached}))`;
  return db.one<Choices>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by name_key(u.name) collate "C", u.id), '[]')
        from (select * from universities u where ${reached} and u.archived_at is null order by u.id limit ${MAX_CHOICES}) u) as universities,
      (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name) order by h.start_date desc, h.id desc), '[]')
        from (select h.* from cohorts h join universities u on u.id = h.university_id and ${reached}
          where h.university_id = ${chosen} and h.archived_at is null order by h.start_date desc, h.id desc limit ${MAX_CHOICES}) h) as cohorts,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.code) order by c.code, c.id), '[]')
        from (select c.* from courses c join universities u on u.id = c.university_id and ${reached}
          where c.university_id = ${chosen} and c.cohort_id = ${cohortId}::int
          order by c.start_date desc, c.id desc limit ${MAX_CHOICES}) c) as courses`);
};
