import sql, { join, raw } from 'sql-template-tag';
import type { Database } from '#database/db';
import { openEmbedded } from '#database/embedded';
import { migrate } from '#database/migrate';
import { openPostgres } from '#database/postgres';
import { plant, type Row } from '#database/seed/plant';
import { keepCopy } from './planted-copy.ts';
import { createDatabase } from './postgres-server.ts';

/** What migrations fill; tests may change it, so it is put back. */
const FILLED_BY_MIGRATIONS = ['feature_flags', 'excused_absence_reasons'] as const;

interface Slate {
  readonly database: Database;
  /** Empties every table and puts back what the migrations had filled. */
  wipe(): Promise<void>;
  /** Wipes, and leaves what `fill` plants: planted once, put back from a copy afterwards. It has to be the same each time. */
  refill(fill: () => Promise<void>): Promise<void>;
}
let slate: Promise<Slate> | undefined;

/** One database per worker of the test runner, opened at first use and wiped for each file. */
export const testDatabase = (): Promise<Slate> => (slate ??= prepare());

async function prepare(): Promise<Slate> {
  const database = process.env['BCS_TEST_ENGINE'] === 'postgres' ? await ownDatabase('bcs_test') : await openEmbedded();
  await migrate(database);
  const filled: [string, Row[]][] = [];
  for (const table of FILLED_BY_MIGRATIONS)
    filled.push([table, await database.many<Row>(sql`select * from ${raw(table)}`)]);
  const tables = await database.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`);
  const all = join(tables.map(({ name }) => raw(name)));
  const empty = () => database.run(sql`truncate ${all} restart identity cascade`);
  const wipe = async () => {
    await empty();
    for (const [table, rows] of filled) await plant(database, table, rows);
  };
  let putBack: (() => Promise<void>) | null = null;
  return {
    database,
    wipe,
    refill: async (fill) => {
      if (putBack) {
        await empty();
        return putBack();
      }
      await wipe();
      await fill();
      putBack = await keepCopy(
        database,
        tables.map(({ name }) => name),
      );
    },
  };
}

/** A new database of the engine under test, before any migration; whoever opens it closes it. */
export const emptyDatabase = (): Promise<Database> =>
  process.env['BCS_TEST_ENGINE'] === 'postgres' ? ownDatabase('bcs_empty') : openEmbedded();

/** A database of its own on the server of TEST_DATABASE_URL, so that workers do not meet. */
async function ownDatabase(prefix: string): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('BCS_TEST_ENGINE=postgres needs TEST_DATABASE_URL.');
  const name = `${prefix}_${process.env['VITEST_POOL_ID'] ?? process.pid}`;
  return openPostgres(await createDatabase(url, name), { poolSize: 4 });
}
