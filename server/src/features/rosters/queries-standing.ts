import type * as calls from '@bcs/contract/features/rosters/calls-standing';
import type { Administrator } from '@bcs/contract/kernel/ability';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';
import type { ClassMember } from './queries-enrolling.ts';

type Input = InputOf<typeof calls.previewStandingRole>;
type StandingClass = OutputOf<typeof calls.previewStandingRole>['classes'][number];

/** The highest number of classes of a university. */
const MOST_CLASSES = 2000;
const MOST_PLACES = 300;

const reached = ({ reach }: Administrator, university: Sql): Sql =>
  sql`(${reach.installation} or ${university} = any(${[...reach.universityIds]}::int[]))`;

/** Finds a person's standing roles within reach, the latest first, and the places where one can be given. */
export const findStandingRoles = (db: Db, viewer: Administrator, accountId: number) =>
  db.one<OutputOf<typeof calls.standingRoles>>(sql`
    select coalesce((
      select json_agg(json_build_object('id', s.id, 'role', s.role, 'university', u.name, 'cohort', h.name,
        'givenAt', iso(s.given_at), 'givenBy', trim(g.first_name || ' ' || g.last_name),
        'classes', (select count(*) from enrollments e where e.university_id = s.university_id
          and e.standing_role_id = s.id and e.active)) order by s.given_at desc, s.id desc)
      from standing_roles s join universities u on u.id = s.university_id
      left join cohorts h on h.university_id = s.university_id and h.id = s.cohort_id
      left join accounts g on g.id = s.given_by
      where s.account_id = ${accountId} and s.ended_at is null and ${reached(viewer, sql`s.university_id`)}), '[]') as roles,
      coalesce((
        select json_agg(json_build_object('id', u.id, 'name', u.name, 'cohorts', coalesce((
          select json_agg(json_build_object('id', h.id, 'name', h.name) order by h.start_date desc, h.id desc)
          from (select * from cohorts c where c.university_id = u.id order by c.start_date desc, c.id desc limit ${MOST_PLACES}) h),
          '[]')) order by name_key(u.name) collate "C", u.id)
        from (select * from universities u where ${reached(viewer, sql`u.id`)} order by u.id limit ${MOST_PLACES}) u), '[]') as places`);

/** Finds the name of the place of a standing role; undefined where it is out of reach or does not exist. */
export const findStandingPlace = (
  db: Db,
  viewer: Administrator,
  { universityId, cohortId }: Pick<Input, 'universityId' | 'cohortId'>,
) =>
  db.maybe<{ name: string }>(sql`
    select coalesce(h.name || ', ', '') || u.name as name from universities u
    left join cohorts h on h.university_id = u.id and h.id = ${cohortId}::int
    where u.id = ${universityId} and ${reached(viewer, sql`u.id`)} and (${cohortId}::int is null or h.id is not null)`);

/**
 * Finds the classes of a place that are neither concluded nor archived, with what the role would do in each. ADM-036,
 * ADM-070
 */
export const findStandingClasses = (db: Db, { accountId, universityId, cohortId, role }: Input) =>
  db.many<StandingClass>(sql`
    select c.id as "courseId", c.code, case
      when e.role = ${role} then 'unchanged'
      when e.id is not null then 'other role'
      when exists (select from enrollments o where o.university_id = c.university_id and o.course_id = c.id
        and o.account_id = ${accountId} and o.role = ${role} and not o.active) then 'resume'
      else 'begin' end as what
    from courses c
    left join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.account_id = ${accountId} and e.active
    where c.university_id = ${universityId} and (${cohortId}::int is null or c.cohort_id = ${cohortId}::int)
      and c.state in ('draft', 'published')
    order by c.start_date desc, c.code, c.id limit ${MOST_CLASSES}`);

/**
 * Locks the place, so that nobody adds a class or another such role meanwhile; the trigger of classes takes the same
 * lock.
 */
export const lockStanding = (tx: Db, universityId: number): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtext('bcs.standing_roles'), ${universityId}::int)`);

export const insertStandingRole = async (
  tx: Db,
  { accountId, universityId, cohortId, role }: Input,
  by: number,
  now: Instant,
) =>
  (
    await tx.one<{ id: number }>(sql`
      insert into standing_roles (university_id, account_id, role, cohort_id, given_at, given_by)
      values (${universityId}, ${accountId}, ${role}, ${cohortId}, ${now}, ${by}) returning id`)
  ).id;

/** Marks enrollments as created by a standing role. */
export const markStanding = (tx: Db, universityId: number, id: number, enrollmentIds: readonly number[]) =>
  tx.run(sql`
    update enrollments set standing_role_id = ${id}, origin = case when origin = 'own grant' then origin else 'standing role' end
    where university_id = ${universityId} and id = any(${[...enrollmentIds]}::int[])`);

export type HeldStanding = Readonly<{ universityId: number; role: string; place: string; name: string }>;

/** Ends a standing role if it is within reach. */
export const setStandingEnded = (
  tx: Db,
  viewer: Administrator,
  { accountId, id }: Readonly<{ accountId: number; id: number }>,
  now: Instant,
) =>
  tx.maybe<HeldStanding>(sql`
    with ended as (
      update standing_roles s set ended_at = ${now}, ended_by = ${viewer.accountId}
      where s.id = ${id} and s.account_id = ${accountId} and s.ended_at is null and ${reached(viewer, sql`s.university_id`)}
      returning s.*)
    select s.university_id as "universityId", s.role, coalesce(h.name || ', ', '') || u.name as place,
      concat(a.first_name, ' ', a.last_name) as name
    from ended s join universities u on u.id = s.university_id join accounts a on a.id = s.account_id
    left join cohorts h on h.university_id = s.university_id and h.id = s.cohort_id`);

/** Finds the active enrollments that a standing role has created. */
export const findMade = (tx: Db, universityId: number, id: number) =>
  tx.many<ClassMember & { role: string }>(sql`
    select university_id as "universityId", course_id as "courseId", account_id as "accountId", role from enrollments
    where university_id = ${universityId} and standing_role_id = ${id} and active order by id for update`);

export const findPersonName = async (db: Db, accountId: number) =>
  (
    await db.one<{ name: string }>(
      sql`select concat(first_name, ' ', last_name) as name from accounts where id = ${accountId}`,
    )
  ).name;
