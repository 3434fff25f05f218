import { hash } from 'node:crypto';
import { sql, raw, type Db } from '#database/db';

/** The number of scans of each table in a transaction so far, and of rows that it has written. */
type Touched = ReadonlyMap<string, { readonly scans: number; readonly written: number }>;

/** Reads PostgreSQL's counters for the present transaction, which include triggers and views. */
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

/** The tables that change by mere use, whatever the call. */
const BY_USE = ['auth_tokens', 'rate_limits', 'login_failures', 'schema_migrations'];

/** A digest of the rows of each table, by its name. */
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

/** A digest of the whole database, which differs if any row differs. */
export const digestOf = async (db: Db, uncounted: readonly string[] = BY_USE): Promise<string> =>
  digestOfContents(await contentsOf(db), uncounted);

/**
 * Computes the digest inside a transaction, if all other transactions are undone: only the tables written by this one
 * are read again.
 * @param committed the content when no transaction is open
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
