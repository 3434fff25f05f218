import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';

/** The table aliases that the condition can use; a closed list, because they are not values. */
const TABLES = { a: sql`a`, o: sql`o`, x: sql`x` } as const;
type Table = keyof typeof TABLES;

/**
 * Tells whether an assignment has been released, even if it is archived. Unreleased ones do not exist outside of
 * administration, so that no count, list or message can reveal them. ADM-093, D-185
 */
export const isOut = (now: Instant, table: Table = 'a'): Sql => {
  const t = TABLES[table];
  return sql`(not ${t}.draft and (${t}.release_at is null or ${t}.release_at <= ${now}::timestamptz))`;
};

/** Tells whether an assignment counts: it was released and is not archived. ADM-093, ADM-100 */
export const isReleased = (now: Instant, table: Table = 'a'): Sql =>
  sql`(${isOut(now, table)} and ${TABLES[table]}.archived_at is null)`;
