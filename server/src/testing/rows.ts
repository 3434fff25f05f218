import { MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import type { Sql, Db } from '#database/db';

/** Returns the only column of the only row. */
export async function numberOf(db: Db, query: Sql): Promise<number> {
  return Number(Object.values(await db.one<object>(query))[0]);
}

/** Returns the first column of all rows. */
export async function textsOf(db: Db, query: Sql): Promise<string[]> {
  return (await db.many<object>(query)).map((row) => String(Object.values(row)[0]));
}

/** Returns the minutes from one instant to another. */
export const minus = (later: Instant, earlier: Instant): number => (msOf(later) - msOf(earlier)) / MINUTE;
