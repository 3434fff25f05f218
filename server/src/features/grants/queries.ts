import type { Grant } from '@bcs/contract/features/grants/model';
import type { grants } from '@bcs/contract/features/grants/calls';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Sql, type Db } from '#database/db';
import { HAS_OWN_PASSWORD } from '#features/identity/queries-account';
import { containsTyped, findPage, orderedBy } from '#kernel/listing';
import { endSessionsWithoutFactor } from '#features/identity/queries-tokens';
import { audit, type AuditAuthor } from '#kernel/audit';
import { grantGivenEntry, grantEndedEntry } from './entries.ts';

type Input = InputOf<typeof grants>;

const COLUMNS: Record<Input['sort'], Sql> = {
  givenAt: sql`g.given_at`,
  name: sql`a.name_order`,
  university: sql`name_key(u.name)`,
};
const STATES: Record<Input['state'], Sql> = {
  active: sql`g.ended_at is null`,
  ended: sql`g.ended_at is not null`,
  all: sql`true`,
};
const nameOf = (account: Sql) => sql`trim(${account}.first_name || ' ' || ${account}.last_name)`;

/** Finds the grants, of which an installation has only some dozens. */
export const findGrants = (db: Db, { search, over, state, sort, descending, page }: Input) =>
  findPage<Grant>(
    db,
    {
      row: sql`'id', g.id,
        'account', json_build_object('id', a.id, 'name', ${nameOf(sql`a`)}, 'email', a.email, 'active', a.active,
          'hasSecondFactor', exists (select from mfa_secrets m where m.account_id = a.id and m.state = 'active')),
        'university', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end,
        'givenAt', iso(g.given_at), 'givenBy', ${nameOf(sql`giver`)},
        'endedAt', iso(g.ended_at), 'endedBy', ${nameOf(sql`ender`)}`,
      from: sql`administration_grants g join accounts a on a.id = g.account_id
        left join universities u on u.id = g.university_id
        left join accounts giver on giver.id = g.given_by left join accounts ender on ender.id = g.ended_by`,
      where: sql`${STATES[state]} and ${containsTyped(search, sql`${nameOf(sql`a`)} || ' ' || a.email`)}
        ${over === null ? empty : over === 'installation' ? sql`and g.university_id is null` : sql`and g.university_id = ${over}`}`,
      order: sql`${orderedBy(COLUMNS[sort], descending)}, g.id`,
    },
    page,
  );

export const findUniversities = (db: Db) =>
  db.many<{ id: number; name: string }>(sql`select id, name from universities order by name_key(name) collate "C", id`);

/** A person who may be given a grant. */
export type GrantCandidate = Readonly<{ id: number; name: string; active: boolean; hasOwnPassword: boolean }>;

export const lockCandidate = (tx: Db, email: string) =>
  tx.maybe<GrantCandidate>(sql`
    select a.id, ${nameOf(sql`a`)} as name, a.active, ${HAS_OWN_PASSWORD} as "hasOwnPassword"
    from accounts a where a.email = ${email} for update of a`);

/** A person with a grant who cannot sign in yet. */
export interface Newcomer {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The name of the university; null for the whole installation. */
  readonly university: string | null;
  readonly accent: string | null;
}

/**
 * Finds and locks a newcomer, so that no password is chosen at the same time; none if the grant has ended or there is a
 * password.
 */
export const findNewcomer = (tx: Db, grantId: number) =>
  tx.maybe<Newcomer>(sql`
    select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName",
      u.name as university, u.accent_color as accent
    from administration_grants g
    join accounts a on a.id = g.account_id and a.active and not ${HAS_OWN_PASSWORD}
    left join universities u on u.id = g.university_id
    where g.id = ${grantId} and g.ended_at is null
    for update of a`);

/** The name of a university; undefined if it does not exist. */
export const findUniversity = (db: Db, id: number) =>
  db.maybe<{ name: string }>(sql`select name from universities where id = ${id}`);

export const findUniversityNamed = (db: Db, name: string) =>
  db.maybe<{ id: number; name: string }>(sql`select id, name from universities where name = ${name}`);

const insertGrant = async (
  tx: Db,
  { accountId, universityId }: { accountId: number; universityId: number | null },
  by: number | null,
  now: Instant,
) =>
  (
    await tx.one<{ id: number }>(sql`
      insert into administration_grants (account_id, university_id, given_at, given_by)
      values (${accountId}, ${universityId}, ${now}, ${by}) returning id`)
  ).id;

/** A grant that may be ended. */
export interface StoredGrant {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  readonly universityId: number | null;
  readonly university: string | null;
  readonly endedAt: Instant | null;
}

const STORED = sql`
  select g.id, g.account_id as "accountId", ${nameOf(sql`a`)} as name, g.university_id as "universityId",
    u.name as university, g.ended_at as "endedAt"
  from administration_grants g join accounts a on a.id = g.account_id left join universities u on u.id = g.university_id`;

export const findGrant = (tx: Db, id: number) => tx.maybe<StoredGrant>(sql`${STORED} where g.id = ${id}`);

/** Finds the active grants of an account, or of everybody. */
export const findActiveGrants = (db: Db, accountId: number | null) =>
  db.many<StoredGrant & { email: string }>(sql`
    select stored.*, a.email from (${STORED} where g.ended_at is null and (${accountId}::int is null or g.account_id = ${accountId})) stored
    join accounts a on a.id = stored."accountId" order by university nulls first, email`);

export const setGrantEnded = (tx: Db, id: number, by: number | null, now: Instant) =>
  tx.run(
    sql`update administration_grants set ended_at = ${now}, ended_by = ${by} where id = ${id} and ended_at is null`,
  );

/** A grant to be given: its holder and its university; null for the installation. */
interface Gift {
  readonly accountId: number;
  /** The name of the person. */
  readonly name: string;
  readonly university: Readonly<{ id: number; name: string }> | null;
}

/**
 * Gives a grant, from a screen or the command line: login sessions without a second factor are ended, and the history
 * records it.
 * @returns the id of the grant. ADM-001, ADM-010
 */
export async function give(tx: Db, { accountId, name, university }: Gift, by: AuditAuthor): Promise<number> {
  const universityId = university?.id ?? null;
  const giver = by.origin === 'screen' ? by.accountId : null;
  const id = await insertGrant(tx, { accountId, universityId }, giver, by.at);
  await endSessionsWithoutFactor(tx, accountId, by.at);
  await audit(tx, by, [grantGivenEntry({ id, accountId, name, universityId, university: university?.name ?? null })]);
  return id;
}

/** Ends all grants of an account that is deactivated or emptied. ADM-022 */
export async function endGrantsOf(tx: Db, accountId: number, by: AuditAuthor): Promise<void> {
  const grants = await findActiveGrants(tx, accountId);
  if (grants.length === 0) return;
  await tx.run(sql`
    update administration_grants set ended_at = ${by.at}, ended_by = ${by.accountId}
    where account_id = ${accountId} and ended_at is null`);
  await audit(
    tx,
    by,
    grants.map((grant) => grantEndedEntry(grant)),
  );
}
