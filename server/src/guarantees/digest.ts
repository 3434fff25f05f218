import { hash } from 'node:crypto';
import { sql, raw, type Db } from '#database/db';
import { tablesWritten } from './touched-tables.ts';

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
