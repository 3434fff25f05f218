import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** The key of the setting that remembers it. */
export const LAST_BACKUP = 'last-backup';

/** Records a backup that was downloaded completely. ADM-123 */
export const recordBackup = (db: Db, { at, rows }: { at: Instant; rows: number }) =>
  db.run(sql`
    insert into settings (key, value) values (${LAST_BACKUP}, ${JSON.stringify({ at, rows })}::jsonb)
    on conflict (key) do update set value = excluded.value`);

const KEY = 'restore-drill';

/** Records that a backup was restored elsewhere without problems. */
export const recordDrill = (db: Db, now: Instant) =>
  db.run(sql`
    insert into settings (key, value) values (${KEY}, ${JSON.stringify(now)}::jsonb)
    on conflict (key) do update set value = excluded.value`);

/** Finds the time of the last test restore, and since when there has been real data, which the demo world is not. */
export const findDrill = (db: Db) =>
  db.one<{ triedAt: Instant | null; since: Instant | null }>(sql`
    select (select value #>> '{}' from settings where key = ${KEY}) as "triedAt",
      (select min(created_at) from accounts where not exists (select 1 from settings where key = 'demo-world')) as since`);
