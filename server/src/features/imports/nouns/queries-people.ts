import type { PersonRow } from '@bcs/contract/features/administration/model-rows';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';
import { newToken } from '#kernel/tokens';
import type { ImportReach } from './noun.ts';
import { CELLS } from './queries-cells.ts';

export interface FoundPerson {
  readonly id: number;
  readonly hasPassword: boolean;
  /** Tells whether all enrollments lie within the reach, and nobody gave them a grant. ADM-011 */
  readonly isWithinReach: boolean;
  readonly cells: Omit<PersonRow, 'password'>;
}

/** Tells whether accounts `a` may be changed by whoever administers these universities only. ADM-011 */
export const changesPeople = (universityIds: readonly number[]): Sql => sql`(
  not exists (select 1 from enrollments e where e.account_id = a.id and e.university_id <> all(${[...universityIds]}::int[]))
  and not exists (select 1 from administration_grants g where g.account_id = a.id and g.ended_at is null))`;

/** Those with these e-mails. @param holds whether nobody may change them until the transaction ends */
export async function findPeople(
  db: Db,
  emails: readonly string[],
  { peopleOf }: ImportReach,
  holds: boolean,
): Promise<FoundPerson[]> {
  if (holds)
    await db.run(sql`select 1 from accounts where email = any(${emails}::text[]) order by id for no key update`);
  const found = await db.many<FoundPerson['cells'] & Omit<FoundPerson, 'cells'>>(sql`
    select a.id, ${CELLS.people}, a.password_hash is not null as "hasPassword",
      ${peopleOf}::int[] is null or ${changesPeople(peopleOf ?? [])} as "isWithinReach"
    from accounts a where a.email = any(${emails}::text[])`);
  return found.map(({ id, hasPassword, isWithinReach, ...cells }) => ({ id, hasPassword, isWithinReach, cells }));
}

/** The names of the universities within reach: part of the first passwords that somebody tries. D-257 */
export async function findUniversityNames(db: Db, { universityIds }: ImportReach): Promise<string[]> {
  const rows = await db.many<{ name: string }>(sql`
    select name from universities where ${universityIds}::int[] is null or id = any(${universityIds}::int[]) order by id`);
  return rows.map(({ name }) => name);
}

/** The ids of the new accounts by their e-mails. */
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

/** Writes whole people. */
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

/** Passwords that somebody else chose: valid for seven days, and only to choose others. D-038 */
export const setPasswords = async (
  tx: Db,
  given: readonly { readonly id: number; readonly hash: string }[],
  now: Instant,
): Promise<number> =>
  given.length === 0
    ? 0
    : tx.run(sql`
        update accounts a set password_hash = p.hash, password_set_at = ${now}, password_is_temporary = true
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as p(id int, hash text)
        where a.id = p.id and a.password_hash is null`);
