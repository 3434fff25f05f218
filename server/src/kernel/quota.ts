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
  const { oldest } = await tx.one<{ oldest: Instant }>(sql`
    select min(window_start) as oldest from rate_limits
    where key = ${key} and window_start > ${now}::timestamptz - make_interval(secs => ${perSeconds})`);
  return Math.max(1, Math.ceil((msOf(oldest) - msOf(now)) / SECOND) + perSeconds);
}
