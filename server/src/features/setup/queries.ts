import type { PersonRow } from '@bcs/contract/features/administration/model-rows';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { LoginName } from '#kernel/login-name';
import { newToken } from '#kernel/tokens';

const CODE = 'setup-code';

/**
 * Tells whether anybody administers or has ever administered the installation, so that the code no longer works.
 * ADM-119
 */
export const isSetUp = async (db: Db) => (await db.maybe(sql`select from administration_grants limit 1`)) !== undefined;

/** Tells whether nobody can sign in yet, so that the installation has to be set up. */
export const isEmpty = async (db: Db) =>
  (
    await db.one<{ empty: boolean }>(sql`
      select not exists (select from administration_grants) and not exists (select from accounts) as empty`)
  ).empty;

/** Stores the encrypted code that all processes share; the first one wins. */
export const agreeOnCode = async (db: Db, sealed: string) =>
  (
    await db.one<{ value: string }>(sql`
      insert into settings (key, value) values (${CODE}, ${JSON.stringify(sealed)}::jsonb)
      on conflict (key) do update set value = settings.value returning value`)
  ).value;

/** Finds the encrypted code; null if no process has stored one. */
export const findCode = async (db: Db): Promise<string | null> =>
  (await db.maybe<{ value: string }>(sql`select value from settings where key = ${CODE}`))?.value ?? null;

export const forgetCode = (db: Db) => db.run(sql`delete from settings where key = ${CODE}`);

/** An existing account with the e-mail of the first admin. */
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

/** Creates an account with a password chosen by its owner. */
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

/** Requires a second factor, which administrators need. */
export const requireSecondFactor = (tx: Db, accountId: number) =>
  tx.run(sql`update accounts set mfa_required = true where id = ${accountId}`);
