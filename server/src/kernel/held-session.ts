import type { Instant } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { sql, type Db } from '#database/db';
import { RefusalError } from './refusal-error.ts';
import { liveToken } from './scopes.ts';

interface Asking {
  readonly db: Db;
  readonly viewer: { readonly accountId: number };
  readonly tokenHash: Buffer | null;
  readonly now: Instant;
}

/**
 * Locks the caller's account and checks the session again, so that lasting rights are only created if nobody has ended
 * it meanwhile. It is a separate statement, so that changes made while waiting are visible. D-252
 * @throws RefusalError UNAUTHENTICATED
 */
export async function lockLoginSession({ db, viewer, tokenHash, now }: Asking): Promise<void> {
  await lockCaller(db, viewer.accountId);
  if (!tokenHash || !(await isTokenLive(db, tokenHash, now))) throw new RefusalError(FAILURES.UNAUTHENTICATED);
}

/** Locks the account of a caller, so that nobody ends its sessions during the transaction. */
export const lockCaller = (tx: Db, accountId: number) =>
  tx.run(sql`select from accounts where id = ${accountId} for update`);

/** Tells whether a token of the product is valid now. */
export const isTokenLive = async (db: Db, hash: Buffer, now: Instant) =>
  (await db.maybe(sql`
    select from ${liveToken(hash, now, 'web')} join accounts a on a.id = t.account_id and a.active`)) !== undefined;
