import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Sql, Db, Tx } from '#database/db';
import { openEmbedded } from '#database/embedded';
import { openPostgres } from '#database/postgres';
import { createDatabase, dropDatabase } from './copied-database.ts';
import { templateFolder, templateName, templates, type Template } from './templates.ts';

/** Properties that JavaScript itself reads from any object. */
const ASKED_BY_NOBODY = new Set<string | symbol>(['then', 'toJSON']);
/** Tells whether a stack frame is in our own code, since libraries may test for properties. */
const isOurs = (frame: string) => !frame.includes('/node_modules/') && /\.tsx?(\?[^:]*)?:\d+/.test(frame);

/**
 * Wraps a row so that reading a missing column fails in our own code. Row types are only asserted, so a column renamed
 * in SQL would otherwise be undefined. If a field may be missing, pass on a copy, `{ ...row }`, which is not checked.
 */
function strict<Row>(row: Row, query: Sql): Row {
  return new Proxy(row as object, {
    get(columns, name, self) {
      if (name in columns || typeof name === 'symbol' || ASKED_BY_NOBODY.has(name))
        return Reflect.get(columns, name, self);
      const missing = new Error(
        `No column "${name}" but ${Object.keys(columns).join(', ')} in a row of: ${query.text.trim().slice(0, 200)}`,
      );
      const [, , reader = ''] = missing.stack?.slice(missing.stack.indexOf('\n    at ')).split('\n') ?? [];
      if (!isOurs(reader)) return undefined;
      // printed, because HTTP callers only learn that something went wrong
      process.stderr.write(`${missing.message}\n${reader}\n`);
      throw missing;
    },
  }) as Row;
}

const strictVerbs = (db: Db): Pick<Db, 'many' | 'one' | 'maybe'> => ({
  many: async <Row>(query: Sql) => (await db.many<Row>(query)).map((row) => strict(row, query)),
  one: async <Row>(query: Sql) => strict(await db.one<Row>(query), query),
  maybe: async <Row>(query: Sql) => {
    const row = await db.maybe<Row>(query);
    return row === undefined ? undefined : strict(row, query);
  },
});

/** Wraps a database for tests, so that reading a missing column fails. */
const withStrictRows = (database: Database): Database => ({
  ...database,
  ...strictVerbs(database),
  transaction: (work) => database.transaction((tx: Tx) => work({ ...tx, ...strictVerbs(tx) })),
});

/** A new database of the engine under test, before any migration; closing it removes it. */
export const emptyDatabase = (): Promise<Database> => open(null);

/** A new database of the engine under test with today's schema and what migrations fill; closing it removes it. */
export const migratedDatabase = (): Promise<Database> => open('schema');

/** A new database of the engine under test with the demo world; closing it removes it. */
export const plantedDatabase = (): Promise<Database> => open('world');

const open = async (template: Template | null): Promise<Database> =>
  withStrictRows(await (process.env['BCS_TEST_ENGINE'] === 'postgres' ? onPostgres(template) : embedded(template)));

let opened = 0;

async function onPostgres(template: Template | null): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `bcs_test_${process.pid}_${++opened}`;
  const copied = template === null ? undefined : { template: templateName(templates(), template) };
  const database = await openPostgres(await createDatabase(server, name, copied), { poolSize: 4 });
  return removedBy(database, () => dropDatabase(server, name));
}

async function embedded(template: Template | null): Promise<Database> {
  if (template === null) return openEmbedded();
  const folder = mkdtempSync(join(tmpdir(), 'bcs-database-'));
  cpSync(templateFolder(templates(), template), folder, { recursive: true });
  const database = await openEmbedded({ folder });
  return removedBy(database, async () => rmSync(folder, { recursive: true, force: true }));
}

const removedBy = (database: Database, remove: () => Promise<void>): Database => ({
  ...database,
  close: async () => {
    await database.close();
    await remove();
  },
});
