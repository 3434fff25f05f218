import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';

/** The aliases of tables that the condition can name; a closed list, since the name is not a value. */
const TABLES = { a: sql`a`, o: sql`o`, x: sql`x` } as const;
type Table = keyof typeof TABLES;

/**
 * Tells whether the assignment is out for the class, archived or not. What is not does not exist outside of the
 * administration, for staff as for students: no count, list or message can then give it away. ADM-093, D-185
 */
export const isOut = (now: Instant, table: Table = 'a'): Sql => {
  const t = TABLES[table];
  return sql`(not ${t}.draft and (${t}.release_at is null or ${t}.release_at <= ${now}::timestamptz))`;
};

/** Tells whether the assignment counts: it is out, and nobody has archived it. ADM-093, ADM-100 */
export const isReleased = (now: Instant, table: Table = 'a'): Sql =>
  sql`(${isOut(now, table)} and ${TABLES[table]}.archived_at is null)`;
