import { msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { advisoryLock } from '#database/advisory-lock';

/** A limit: so many times in any stretch of so many seconds. */
export type Quota = Readonly<{ most: number; perSeconds: number }>;

/**
 * Takes one of the times a key still has, in all processes together; false when none is left.
 * What was refused does not count. Call it inside a transaction.
 */
export const acquireTurn = async (tx: Db, key: string, quota: Quota, now: Instant): Promise<boolean> =>
  (await acquireTurnOrWait(tx, key, quota, now)) === 0;

/** Takes a turn and answers 0, or else the seconds until there is one again. */
export const acquireTurnOrWait = async (tx: Db, key: string, quota: Quota, now: Instant): Promise<number> =>
  (await acquireTurnWithState(tx, key, quota, now)).wait;

/** The result of taking a turn, and how many are left. */
export interface Turn {
  /** Seconds until there is one again, or 0 when it was taken. */
  readonly wait: number;
  readonly taken: number;
  /** Seconds until the first of the times that were taken is forgotten. */
  readonly resetsIn: number;
}

/** Takes a turn where one is left, and tells the state of the key as well. */
export async function acquireTurnWithState(
  tx: Db,
  key: string,
  { most, perSeconds }: Quota,
  now: Instant,
): Promise<Turn> {
  await advisoryLock(tx, `quota:${key}`);
  const { before, oldest, took } = await tx.one<{ before: number; oldest: Instant | null; took: number }>(sql`
    with before as (
      select coalesce(sum(hits), 0)::int as hits, min(window_start) as oldest from rate_limits
      where key = ${key} and window_start > ${now}::timestamptz - make_interval(secs => ${perSeconds})),
    took as (
      insert into rate_limits as r (key, window_start, hits)
      select ${key}, ${now}::timestamptz, 1 from before where before.hits < ${most}
      on conflict (key, window_start) do update set hits = r.hits + 1
      returning 1)
    select before.hits as before, before.oldest, (select count(*)::int from took) as took from before`);
  const age = oldest === null ? 0 : Math.floor((msOf(now) - msOf(oldest)) / SECOND);
  const resetsIn = Math.max(1, perSeconds - age);
  return { wait: took === 1 ? 0 : resetsIn, taken: before + took, resetsIn };
}
