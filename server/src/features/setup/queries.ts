import type { PersonRow } from '@bcs/contract/features/administration/model-rows';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { LoginName } from '#kernel/login-name';
import { newToken } from '#kernel/tokens';

const CODE = 'setup-code';

/** Tells whether anybody administers the installation, or ever has: then it is no longer set up by a code. ADM-119 */
export const isSetUp = async (db: Db) => (await db.maybe(sql`select from administration_grants limit 1`)) !== undefined;

/** Tells whether nobody is there yet: nobody can sign in, and there is nothing to do but to set the installation up. */
export const isEmpty = async (db: Db) =>
  (
    await db.one<{ empty: boolean }>(sql`
      select not exists (select from administration_grants) and not exists (select from accounts) as empty`)
  ).empty;

/** The sealed code, which all processes share: the first to bring one wins. */
export const agreeOnCode = async (db: Db, sealed: string) =>
  (
    await db.one<{ value: string }>(sql`
      insert into settings (key, value) values (${CODE}, ${JSON.stringify(sealed)}::jsonb)
      on conflict (key) do update set value = settings.value returning value`)
  ).value;

/** Finds the sealed code; null where no process has stored one yet. */
export const findCode = async (db: Db): Promise<string | null> =>
  (await db.maybe<{ value: string }>(sql`select value from settings where key = ${CODE}`))?.value ?? null;

export const forgetCode = (db: Db) => db.run(sql`delete from settings where key = ${CODE}`);

/** The account that has the e-mail of the first admin already. */
export interface KnownAccount {
  readonly id: number;
  readonly active: boolean;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly hasSecondFactor: boolean;
}

export const findKnownAccount = (db: Db, { email }: LoginName) =>
  db.maybe<KnownAccount>(sql`
    select id, active, trim(first_name || ' ' || last_name) as name, password_hash as "passwordHash",
      exists (select from mfa_secrets m where m.account_id = a.id and m.state = 'active') as "hasSecondFactor"
    from accounts a where email = ${email}`);

/** A new account with a password that its owner has chosen. */
export const insertFirstAdmin = async (
  tx: Db,
  { email, firstName, lastName }: Pick<PersonRow, 'email' | 'firstName' | 'lastName'>,
  passwordHash: string,
  now: Instant,
) =>
  (
    await tx.one<{ id: number }>(sql`
      insert into accounts (email, first_name, last_name, password_hash, password_set_at, draft_key, created_at)
      values (${email}, ${firstName}, ${lastName}, ${passwordHash}, ${now}, ${newToken()}, ${now}) returning id`)
  ).id;

/** Whoever administers signs in with a second factor. */
export const requireSecondFactor = (tx: Db, accountId: number) =>
  tx.run(sql`update accounts set mfa_required = true where id = ${accountId}`);
