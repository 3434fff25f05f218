import { resetLinkWorks } from '@bcs/contract/features/identity/lifetimes';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { tokenHash } from '#kernel/tokens';
import type { LoginName } from '#kernel/login-name';
import { enqueue } from '#kernel/outbox';
import { acquireTurn } from '#kernel/quota';

/** The account to which a reset link belongs. */
export interface ResetAccount {
  readonly id: number;
  readonly passwordHash: string | null;
  /** The names and addresses of the person and their universities. */
  readonly about: readonly string[];
}

/**
 * Makes a token the only one with which an account can be reset, storing only its hash. A token that was issued before
 * keeps its state, so that repeating its mail does not revive it. D-039
 * @param expiresAt the end of an invitation, which lasts longer than a reset link. D-179
 */
export async function issueResetToken(
  tx: Db,
  accountId: number,
  token: string,
  now: Instant,
  expiresAt: Instant | null = null,
): Promise<void> {
  const issued = await tx.run(sql`
    insert into reset_tokens (token_hash, account_id, created_at, expires_at)
    values (${tokenHash(token)}, ${accountId}, ${now}, ${expiresAt})
    on conflict (token_hash) do nothing`);
  if (issued === 1)
    await tx.run(sql`
      update reset_tokens set used_at = ${now}
      where account_id = ${accountId} and used_at is null and token_hash <> ${tokenHash(token)}`);
}

/** Finds the account of a working link, if it belongs to the named person. */
export async function findResetAccount(
  db: Db,
  token: string,
  { email }: Pick<LoginName, 'email'>,
  now: Instant,
): Promise<ResetAccount | null> {
  const link = await db.maybe<
    ResetAccount & { createdAt: Instant; usedAt: Instant | null; expiresAt: Instant | null }
  >(sql`
    select a.id, a.password_hash as "passwordHash", r.created_at as "createdAt", r.used_at as "usedAt",
      r.expires_at as "expiresAt",
      array[a.email, a.first_name, a.last_name] || array(
        select u.name from universities u where u.id in (
          select e.university_id from enrollments e where e.account_id = a.id
          union select g.university_id from administration_grants g where g.account_id = a.id and g.ended_at is null)
      ) as about
    from reset_tokens r join accounts a on a.id = r.account_id and a.active
    where r.token_hash = ${tokenHash(token)} and a.email = ${email}`);
  return link && resetLinkWorks(link, now) ? link : null;
}

/** Locks the account first, so that a login and a reset take their locks in the same order. */
export const lockAccount = (tx: Db, accountId: number) =>
  tx.one<unknown>(sql`select id from accounts where id = ${accountId} for update`);

/** Uses up a token; true only for its first use. */
export const consumeResetToken = async (tx: Db, token: string, now: Instant) =>
  (await tx.run(
    sql`update reset_tokens set used_at = ${now} where token_hash = ${tokenHash(token)} and used_at is null`,
  )) === 1;

export const setPassword = (tx: Db, accountId: number, hash: string, now: Instant) =>
  tx.run(sql`
    update accounts
    set password_hash = ${hash}, password_set_at = ${now}, password_is_temporary = false, must_reset_password = false
    where id = ${accountId}`);

/** Finds and locks the recipient of a link; none for a name without an account that may sign in. */
export const lockRecipient = (tx: Db, email: string) =>
  tx.maybe<{ id: number; firstName: string; lastName: string }>(sql`
    select id, first_name as "firstName", last_name as "lastName" from accounts where email = ${email} and active for update`);

/** The path of the screen for a new password. D-042 */
export const RESET_PATH = '/reset-password';
/** Specified by D-039. */
const RESETS_PER_EMAIL = { most: 3, perSeconds: 3600 };

/**
 * Queues a mail with a reset link; the job finds out whether the account exists. Returns false if the name has received
 * as many as allowed, whoever requested them. D-039, D-043
 */
export async function queueResetLink(
  tx: Db,
  { email, hash }: LoginName,
  resetUrl: string,
  now: Instant,
): Promise<boolean> {
  if (!(await acquireTurn(tx, `reset:${hash.toString('hex')}`, RESETS_PER_EMAIL, now))) return false;
  await enqueue(tx, { kind: 'reset-link', payload: { email, resetUrl }, runAt: now });
  return true;
}
