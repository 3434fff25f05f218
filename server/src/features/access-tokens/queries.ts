import type { AccessToken } from '@bcs/contract/features/access-tokens/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

const FIELDS = sql`
  id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"`;
const works = (accountId: number, now: Instant) =>
  sql`account_id = ${accountId} and revoked_at is null and expires_at > ${now}`;

/** Finds the tokens that still work, of which there are never more than the limit. */
export const findAccessTokens = (db: Db, accountId: number, now: Instant) =>
  db.many<AccessToken>(sql`select ${FIELDS} from access_tokens where ${works(accountId, now)} order by id desc`);

/** Counts an account's working tokens. The account is locked, so that two simultaneous requests count both. */
export async function countAccessTokens(db: Db, accountId: number, now: Instant): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from access_tokens where ${works(accountId, now)}`,
  );
  return count;
}

export const insertAccessToken = (
  db: Db,
  accountId: number,
  { hash, name, scopes, expiresAt }: Pick<AccessToken, 'name' | 'scopes' | 'expiresAt'> & { readonly hash: Buffer },
  now: Instant,
) =>
  db.one<AccessToken>(sql`
    insert into access_tokens (account_id, token_hash, name, scopes, created_at, expires_at)
    values (${accountId}, ${hash}, ${name}, ${scopes}, ${now}, ${expiresAt})
    returning ${FIELDS}`);

/**
 * @returns the number of ended tokens
 */
export const endAccessToken = (db: Db, accountId: number, id: number, now: Instant) =>
  db.run(sql`update access_tokens set revoked_at = ${now} where id = ${id} and ${works(accountId, now)}`);
