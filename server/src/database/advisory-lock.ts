import { sql, type Db } from './db.ts';

/** Allows only one transaction at a time to work under a name, even if there is no row to lock yet. */
export const advisoryLock = async (tx: Db, name: string): Promise<void> =>
  void (await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`));
