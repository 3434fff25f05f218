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
 * Holds the own account and judges the session once more: whatever outlives it is made only where nobody has ended it in
 * the meantime. Read in a statement of its own, so that what was written while this one waited is seen. D-252
 * @throws RefusalError UNAUTHENTICATED
 */
export async function lockLoginSession({ db, viewer, tokenHash, now }: Asking): Promise<void> {
  await lockCaller(db, viewer.accountId);
  if (!tokenHash || !(await isLive(db, tokenHash, now))) throw new RefusalError(FAILURES.UNAUTHENTICATED);
}

/** Holds the account of a caller, so that nobody ends its sessions until the transaction is over. */
export const lockCaller = (tx: Db, accountId: number) =>
  tx.run(sql`select from accounts where id = ${accountId} for update`);

/** Tells whether a token of the product works now. */
export const isLive = async (db: Db, hash: Buffer, now: Instant) =>
  (await db.maybe(sql`
    select from ${liveToken(hash, now, 'web')} join accounts a on a.id = t.account_id and a.active`)) !== undefined;
