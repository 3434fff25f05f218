import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** The key of the setting that remembers it. */
export const LAST_BACKUP = 'last-backup';

/** A backup that somebody has got whole. ADM-123 */
export const recordBackup = (db: Db, { at, rows }: { at: Instant; rows: number }): Promise<number> =>
  db.run(sql`
    insert into settings (key, value) values (${LAST_BACKUP}, ${JSON.stringify({ at, rows })}::jsonb)
    on conflict (key) do update set value = excluded.value`);
