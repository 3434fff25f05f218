import { hash } from 'node:crypto';
import { sql, raw, type Db } from '#database/db';

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

/** The tables that change with use, whoever calls. */
const BY_USE = ['auth_tokens', 'rate_limits', 'login_failures', 'schema_migrations'];

/** One value for the rows of each table, by the name of the table. */
export type Contents = ReadonlyMap<string, string>;

/** Reads every table. */
export async function contentsOf(db: Db): Promise<Contents> {
  const tables = await db.many<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`);
  const contents = new Map<string, string>();
  for (const { name } of tables) contents.set(name, await contentOf(db, name));
  return contents;
}

async function contentOf(db: Db, table: string): Promise<string> {
  const { value } = await db.one<{ value: string }>(
    sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as value from ${raw(table)} t`,
  );
  return value;
}

/** One value for all that is stored: it differs when any row of any table does. */
export const digestOf = async (db: Db, uncounted: readonly string[] = BY_USE): Promise<string> =>
  digestOfContents(await contentsOf(db), uncounted);

/**
 * Computes the digest inside a transaction, for a database in which every other transaction is undone: only the tables
 * into which this one has written are read again.
 * @param committed what is stored when no transaction is open
 */
export async function digestWithin(tx: Db, committed: Contents, uncounted: readonly string[]): Promise<string> {
  const contents = new Map(committed);
  for (const table of await tablesWritten(tx)) if (contents.has(table)) contents.set(table, await contentOf(tx, table));
  return digestOfContents(contents, uncounted);
}

const digestOfContents = (contents: Contents, uncounted: readonly string[]): string =>
  hash(
    'sha256',
    [...contents].flatMap(([name, value]) => (uncounted.includes(name) ? [] : [`${name}:${value}`])).join('\n'),
  );
