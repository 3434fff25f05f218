import type { PersonRow, EnrollmentRow } from '@bcs/contract/features/administration/model-rows';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { newToken } from '#kernel/tokens';
import type { ClassMember } from '#features/rosters/queries-enrolling';
import type { ImportReach } from './noun.ts';
import { NOUN_CELLS } from './queries-stored.ts';

export interface FoundPerson {
  readonly id: number;
  readonly hasPassword: boolean;
  /** Tells whether all enrollments are within reach and the person has no grant. ADM-011 */
  readonly isWithinReach: boolean;
  readonly cells: Omit<PersonRow, 'password'>;
}

/** Tells whether accounts `a` may be changed by administrators of these universities only. ADM-011 */
export const changesPeople = (universityIds: readonly number[]): Sql => sql`(
  not exists (select 1 from enrollments e where e.account_id = a.id and e.university_id <> all(${[...universityIds]}::int[]))
  and not exists (select 1 from administration_grants g where g.account_id = a.id and g.ended_at is null))`;

/**
 * Finds people by e-mail.
 * @param holds whether to lock them until the transaction ends
 */
export async function findPeople(
  db: Db,
  emails: readonly string[],
  { peopleOf }: ImportReach,
  holds: boolean,
): Promise<FoundPerson[]> {
  if (holds)
    await db.run(sql`select 1 from accounts where email = any(${emails}::text[]) order by id for no key update`);
  const found = await db.many<FoundPerson['cells'] & Omit<FoundPerson, 'cells'>>(sql`
    select a.id, ${NOUN_CELLS.people}, a.password_hash is not null as "hasPassword",
      ${peopleOf}::int[] is null or ${changesPeople(peopleOf ?? [])} as "isWithinReach"
    from accounts a where a.email = any(${emails}::text[])`);
  return found.map(({ id, hasPassword, isWithinReach, ...cells }) => ({ id, hasPassword, isWithinReach, cells }));
}

/** Finds the names of universities within reach, which are among the first passwords that attackers try. D-257 */
export async function findUniversityNames(db: Db, { universityIds }: ImportReach): Promise<string[]> {
  const rows = await db.many<{ name: string }>(sql`
    select name from universities where ${universityIds}::int[] is null or id = any(${universityIds}::int[]) order by id`);
  return rows.map(({ name }) => name);
}

/** Creates accounts and returns their ids by e-mail. */
export async function insertPeople(
  tx: Db,
  people: readonly (Omit<PersonRow, 'password'> & { readonly hash: string | null })[],
  now: Instant,
): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const rows = people.map((person) => ({ ...person, draftKey: newToken() }));
  const added = await tx.many<{ id: number; email: string }>(sql`
    insert into accounts (email, first_name, last_name, github_user_name, avatar_url, active, can_manage_attendance,
      mfa_required, password_hash, password_set_at, password_is_temporary, draft_key, created_at)
    select p.email, p."firstName", p."lastName", p."githubUserName", p."avatarUrl", p.active, p."canManageAttendance",
      p."mfaRequired", p.hash, case when p.hash is not null then ${now}::timestamptz end, p.hash is not null, p."draftKey", ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(email text, "firstName" text, "lastName" text,
      "githubUserName" text, "avatarUrl" text, active boolean, "canManageAttendance" boolean, "mfaRequired" boolean,
      hash text, "draftKey" text)
    returning id, email`);
  return new Map(added.map(({ id, email }) => [email, id]));
}

/** Updates complete people. */
export const updatePeople = async (
  tx: Db,
  people: readonly (Omit<PersonRow, 'password'> & { readonly id: number })[],
): Promise<number> =>
  people.length === 0
    ? 0
    : tx.run(sql`
        update accounts a set first_name = p."firstName", last_name = p."lastName", github_user_name = p."githubUserName",
          avatar_url = p."avatarUrl", active = p.active, can_manage_attendance = p."canManageAttendance",
          mfa_required = p."mfaRequired"
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(id int, "firstName" text, "lastName" text,
          "githubUserName" text, "avatarUrl" text, active boolean, "canManageAttendance" boolean, "mfaRequired" boolean)
        where a.id = p.id`);

/** Sets passwords chosen by somebody else, which are valid for seven days and only for choosing new ones. D-038 */
export const setPasswords = async (
  tx: Db,
  given: readonly Readonly<{ id: number; hash: string }>[],
  now: Instant,
): Promise<number> =>
  given.length === 0
    ? 0
    : tx.run(sql`
        update accounts a set password_hash = p.hash, password_set_at = ${now}, password_is_temporary = true
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as p(id int, hash text)
        where a.id = p.id and a.password_hash is null`);

export interface FoundCourse {
  readonly id: number;
  readonly universityId: number;
  readonly isWithinReach: boolean;
  /** True if the class is concluded or archived, so that its roster cannot change. ADM-070 */
  readonly hasEnded: boolean;
}

/** Finds the classes that rows name, by 'university/code'. Classes out of reach do not exist. */
export async function findCourses(
  db: Db,
  rows: readonly Pick<EnrollmentRow, 'university' | 'course'>[],
  { universityIds, courseIds }: ImportReach,
): Promise<Map<string, FoundCourse>> {
  const named = new Map(rows.map(({ university, course }) => [`${university}/${course}`, { university, course }]));
  const found = await db.many<FoundCourse & { university: string; code: string }>(sql`
    select c.id, c.university_id as "universityId", u.name as university, c.code,
      ${courseIds}::int[] is null or c.id = any(${courseIds}::int[]) as "isWithinReach",
      c.state in ('concluded', 'archived', 'deleted') as "hasEnded"
    from jsonb_to_recordset(${JSON.stringify([...named.values()])}::jsonb) as r(university text, course text)
    join universities u on u.name = r.university
    join courses c on c.university_id = u.id and c.code = r.course
    where ${universityIds}::int[] is null or u.id = any(${universityIds}::int[])`);
  return new Map(found.map((course) => [`${course.university}/${course.code}`, course]));
}

export interface EnrolledMember extends ClassMember {
  readonly id: number;
  readonly role: Role;
  readonly active: boolean;
  readonly endedAt: Instant | null;
  readonly endedBy: string | null;
}

/** Finds the active enrollment, or else the latest, by 'course/account'. */
export async function findEnrolled(
  db: Db,
  seats: readonly ClassMember[],
  holds: boolean,
): Promise<Map<string, EnrolledMember>> {
  const wanted = sql`
    enrollments e join jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s("universityId" int, "courseId" int, "accountId" int)
      on e.university_id = s."universityId" and e.course_id = s."courseId" and e.account_id = s."accountId"`;
  if (holds) await db.run(sql`select 1 from ${wanted} order by e.id for no key update of e`);
  const found = await db.many<EnrolledMember>(sql`
    select distinct on (e.course_id, e.account_id) e.id, e.university_id as "universityId", e.course_id as "courseId", e.account_id as "accountId", e.role,
      e.active, e.ended_at as "endedAt", trim(b.first_name || ' ' || b.last_name) as "endedBy"
    from ${wanted} left join accounts b on b.id = e.ended_by
    order by e.course_id, e.account_id, e.active desc, e.ended_at desc, e.id desc`);
  return new Map(found.map((one) => [`${one.courseId}/${one.accountId}`, one]));
}
