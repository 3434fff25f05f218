import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { publishSessionsEnded, publishSessionsEndedOfMany } from '#kernel/changes';
import { newToken, tokenHash, type TokenPurpose } from '#kernel/tokens';

/** The way in which a person logged in, which the session stores. */
export interface SignInMethod {
  readonly purpose: TokenPurpose;
  /** The second factor that was used; null if there was none. */
  readonly secondFactor: 'code' | null;
}

/** Creates a session, storing only the hash of its token. D-027 */
export async function issueToken(
  tx: Db,
  accountId: number,
  { purpose, secondFactor }: SignInMethod,
  now: Instant,
): Promise<string> {
  const token = newToken();
  await tx.run(sql`
    insert into auth_tokens (token_hash, account_id, purpose, issued_at, last_used_at, opened_by, second_factor)
    values (${tokenHash(token)}, ${accountId}, ${purpose}, ${now}, ${now}, 'password', ${secondFactor})`);
  return token;
}

/**
 * Ends the sessions without a second factor, after one has become active or a grant was given: an attacker with the old
 * password must not stay logged in. ADM-010
 */
export async function endSessionsWithoutFactor(tx: Db, accountId: number, now: Instant): Promise<void> {
  const ended = await tx.run(sql`
    update auth_tokens set revoked_at = ${now}
    where account_id = ${accountId} and revoked_at is null and second_factor is null`);
  if (ended > 0) await publishSessionsEnded(tx, accountId);
}

/** Ends one session of an account and its sockets. D-027 */
export async function endSession(tx: Db, accountId: number, hash: Buffer, now: Instant): Promise<void> {
  await tx.run(sql`
    update auth_tokens set revoked_at = ${now}
    where account_id = ${accountId} and revoked_at is null and token_hash = ${hash}`);
  await publishSessionsEnded(tx, accountId);
}

/**
 * Revokes everything with which somebody gets in without a password or receives data: sessions with their sockets,
 * reset links, access tokens, calendar addresses, webhooks and classroom connections, since an attacker with the
 * password may have created some. Classrooms disconnect them in their next round. D-027, D-032, D-252, D-292
 */
export async function revokeTokens(tx: Db, accountId: number, now: Instant): Promise<void> {
  await endWaysIn(tx, [accountId], now);
  await publishSessionsEnded(tx, accountId);
}

/** Revokes the tokens of many accounts at once. */
export async function revokeTokensOfMany(tx: Db, accountIds: readonly number[], now: Instant): Promise<void> {
  if (accountIds.length === 0) return;
  await endWaysIn(tx, accountIds, now);
  await publishSessionsEndedOfMany(tx, accountIds);
}

async function endWaysIn(tx: Db, accountIds: readonly number[], now: Instant): Promise<void> {
  const theirs = sql`account_id = any(${[...accountIds]}::int[])`;
  await tx.run(sql`
    with scripts as (
      update access_tokens set revoked_at = ${now} where ${theirs} and revoked_at is null),
    links as (
      update reset_tokens set used_at = ${now} where ${theirs} and used_at is null),
    calendars as (
      delete from calendar_feeds where ${theirs}),
    places as (
      select university_id, id from enrollments where ${theirs}),
    hooks as (
      delete from webhooks w using places p where w.university_id = p.university_id and w.enrollment_id = p.id),
    lines as (
      update meeting_visits v set left_at = ${now}, seen_at = greatest(v.seen_at, ${now}::timestamptz)
      from places p where v.university_id = p.university_id and v.enrollment_id = p.id and v.left_at is null)
    update auth_tokens set revoked_at = ${now} where ${theirs} and revoked_at is null`);
}

/** Records that the password was entered again in this session. ADM-012 */
export const recordPasswordConfirmed = (tx: Db, hash: Buffer, now: Instant) =>
  tx.run(sql`update auth_tokens set password_given_at = ${now} where token_hash = ${hash}`);

/** The facts about an account that partners may know. D-031 */
export type PartnerAccount = Readonly<{ id: number; firstName: string; lastName: string; email: string }>;

export const getPartnersView = (db: Db, accountId: number) =>
  db.one<PartnerAccount>(sql`
    select id, first_name as "firstName", last_name as "lastName", email from accounts where id = ${accountId}`);
