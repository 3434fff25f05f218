import sql from 'sql-template-tag';
import { msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { advisoryLock } from '#database/advisory-lock';

/** At most so many times in any stretch of so many seconds. */
export interface Quota {
  readonly most: number;
  readonly perSeconds: number;
}

/**
 * Takes one of the times a key still has, in all processes together; false when none is left.
 * What was refused does not count. Call it inside a transaction.
 */
export const takeTurn = async (tx: Db, key: string, quota: Quota, now: Instant): Promise<boolean> =>
  (await takeTurnOrWait(tx, key, quota, now)) === 0;

/** The same; answers the seconds until there is one again, or 0 when it was taken. */
export async function takeTurnOrWait(tx: Db, key: string, { most, perSeconds }: Quota, now: Instant): Promise<number> {
  await advisoryLock(tx, `quota:${key}`);
  const taken = await tx.run(sql`
    insert into rate_limits as r (key, window_start, hits)
    select ${key}, ${now}::timestamptz, 1
    where (
      select coalesce(sum(hits), 0) from rate_limits
      where key = ${key} and window_start > ${now}::timestamptz - make_interval(secs => ${perSeconds})) < ${most}
    on conflict (key, window_start) do update set hits = r.hits + 1`);
  if (taken === 1) return 0;
  return (await turnsTaken(tx, key, { most, perSeconds }, now)).resetsIn;
}

/** How often a key has been taken, and the seconds until the first of these times is forgotten. */
export async function turnsTaken(
  db: Db,
  key: string,
  { perSeconds }: Quota,
  now: Instant,
): Promise<{ taken: number; resetsIn: number }> {
  const { taken, oldest } = await db.one<{ taken: number; oldest: Instant | null }>(sql`
    select coalesce(sum(hits), 0)::int as taken, min(window_start) as oldest from rate_limits
    where key = ${key} and window_start > ${now}::timestamptz - make_interval(secs => ${perSeconds})`);
  const age = oldest === null ? 0 : Math.floor((msOf(now) - msOf(oldest)) / SECOND);
  return { taken, resetsIn: Math.max(1, perSeconds - age) };
}
