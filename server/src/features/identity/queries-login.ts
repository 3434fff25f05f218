import { NO_FAILURES, UNKNOWN_EMAIL_REMEMBERED, type LoginCounter } from '@bcs/contract/features/identity/login';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { advisoryLock } from '#database/advisory-lock';
import type { LoginName } from '#kernel/login-name';

/** The account of a login, locked until the login is decided. */
export interface LoginAccount {
  readonly id: number;
  readonly active: boolean;
  readonly passwordHash: string | null;
  readonly temporarySince: Instant | null;
  readonly mustResetPassword: boolean;
  readonly firstLogin: boolean;
  /** Tells whether a second factor is required; if null, the roles decide. */
  readonly mfaRequired: boolean | null;
  readonly roles: Role[];
  readonly holdsGrant: boolean;
}

/** Finds the password of a name; nothing if there is no such account. */
export const findPassword = (db: Db, { email }: LoginName) =>
  db.maybe<{ id: number; hash: string | null }>(
    sql`select id, password_hash as hash from accounts where email = ${email}`,
  );

/**
 * Locks the account and then reads it in a separate statement, so that changes made while waiting are considered.
 * ADM-010
 */
export async function lockLoginAccount(tx: Db, { email }: LoginName): Promise<LoginAccount | undefined> {
  const locked = await tx.maybe<{ id: number }>(sql`select id from accounts where email = ${email} for update`);
  if (!locked) return undefined;
  return tx.maybe<LoginAccount>(sql`
    select a.id, a.active, a.password_hash as "passwordHash",
      case when a.password_is_temporary then a.password_set_at end as "temporarySince",
      a.must_reset_password as "mustResetPassword", a.last_login_at is null as "firstLogin", a.mfa_required as "mfaRequired",
      array(select e.role from enrollments e where e.account_id = a.id and e.active) as roles,
      exists (select from administration_grants g where g.account_id = a.id and g.ended_at is null) as "holdsGrant"
    from accounts a where a.id = ${locked.id}`);
}

/**
 * Reads the consecutive failures of a name. They are forgotten after a day even for existing accounts, since a
 * difference would reveal which accounts exist. D-026
 */
export const findFailures = async (db: Db, { hash }: LoginName, now: Instant): Promise<LoginCounter> =>
  (await db.maybe<LoginCounter>(sql`
    select failures, locked_until as "lockedUntil" from login_failures
    where name_hash = ${hash} and last_failed_at > ${plus(now, -UNKNOWN_EMAIL_REMEMBERED)}`)) ?? NO_FAILURES;

/** Locks and reads the failures of a login name. */
export async function lockFailures(tx: Db, name: LoginName, now: Instant): Promise<LoginCounter> {
  await advisoryLock(tx, `login:${name.hash.toString('hex')}`);
  return findFailures(tx, name, now);
}

export const saveFailures = (tx: Db, { hash }: LoginName, { failures, lockedUntil }: LoginCounter, now: Instant) =>
  tx.run(sql`
    insert into login_failures (name_hash, failures, last_failed_at, locked_until)
    values (${hash}, ${failures}, ${now}, ${lockedUntil})
    on conflict (name_hash) do update
      set failures = excluded.failures, last_failed_at = excluded.last_failed_at, locked_until = excluded.locked_until`);

export const forgetFailures = (tx: Db, { hash }: LoginName) =>
  tx.run(sql`delete from login_failures where name_hash = ${hash}`);

export const setLoggedIn = (tx: Db, accountId: number, now: Instant) =>
  tx.run(sql`update accounts set last_login_at = ${now} where id = ${accountId}`);

/** Reads the facts by which the password of a signed-in person is judged. */
export const getLoginName = (db: Db, accountId: number) =>
  db.one<{ email: string; passwordHash: string | null }>(
    sql`select email, password_hash as "passwordHash" from accounts where id = ${accountId}`,
  );
