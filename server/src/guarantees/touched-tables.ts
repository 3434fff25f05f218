import { sql, type Db } from '#database/db';

/** The scans of each table by a transaction so far, and the rows that it has written there. */
type Touched = ReadonlyMap<string, { readonly scans: number; readonly written: number }>;

/** Asks the counters that PostgreSQL keeps for the transaction in which it is asked; triggers and views are counted. */
async function touched(db: Db): Promise<Touched> {
  const rows = await db.many<{ table: string; scans: number; written: number }>(sql`
    select relname as table, (seq_scan + coalesce(idx_scan, 0))::int as scans,
      (n_tup_ins + n_tup_upd + n_tup_del)::int as written
    from pg_stat_xact_user_tables`);
  return new Map(rows.map((row) => [row.table, row]));
}

/** Tells which tables something reads inside a transaction. */
export async function tablesReadBy(db: Db, work: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const before = await touched(db);
  await work();
  const after = await touched(db);
  return new Set([...after].flatMap(([table, { scans }]) => (scans > (before.get(table)?.scans ?? 0) ? [table] : [])));
}

/** Tells into which tables a transaction has written so far. */
export async function tablesWritten(db: Db): Promise<ReadonlySet<string>> {
  return new Set([...(await touched(db))].flatMap(([table, { written }]) => (written > 0 ? [table] : [])));
}
