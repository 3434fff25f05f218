import sql from 'sql-template-tag';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { holdAlone } from '#database/hold-alone';

/** At most so many times in any stretch of so many seconds. */
export interface Quota {
  readonly most: number;
  readonly perSeconds: number;
}

/**
 * Takes one of the times a key still has, in all processes together; false when none is left.
 * What was refused does not count. Call it inside a transaction.
 */
export async function takeTurn(tx: Db, key: string, { most, perSeconds }: Quota, now: Instant): Promise<boolean> {
  await holdAlone(tx, `quota:${key}`);
  const taken = await tx.run(sql`
    insert into rate_limits as r (key, window_start, hits)
    select ${key}, ${now}::timestamptz, 1
    where (
      select coalesce(sum(hits), 0) from rate_limits
      where key = ${key} and window_start > ${now}::timestamptz - make_interval(secs => ${perSeconds})) < ${most}
    on conflict (key, window_start) do update set hits = r.hits + 1`);
  return taken === 1;
}
