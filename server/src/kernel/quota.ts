import { msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { advisoryLock } from '#database/advisory-lock';

/** A limit on the number of times within any period of the given seconds. */
export type Quota = Readonly<{ most: number; perSeconds: number }>;

/**
 * Uses one of the times that a key has left, across all processes; false if none is left. Refused attempts do not
 * count. Call it inside a transaction.
 */
export const acquireTurn = async (tx: Db, key: string, quota: Quota, now: Instant): Promise<boolean> =>
  (await acquireTurnOrWait(tx, key, quota, now)) === 0;

/** Takes a turn and returns 0, or else the seconds until the next one. */
export const acquireTurnOrWait = async (tx: Db, key: string, quota: Quota, now: Instant): Promise<number> =>
  (await acquireTurnWithState(tx, key, quota, now)).wait;

/** The result of taking a turn, and how many are left. */
export interface QuotaTurn {
  /** The seconds until the next turn, or 0 if it was taken. */
  readonly wait: number;
  readonly taken: number;
  /** The seconds until the oldest used turn expires. */
  readonly resetsIn: number;
}

/** Takes a turn if one is left, and returns the state of the key. */
export async function acquireTurnWithState(
  tx: Db,
  key: string,
  { most, perSeconds }: Quota,
  now: Instant,
): Promise<QuotaTurn> {
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
