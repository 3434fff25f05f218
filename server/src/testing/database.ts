import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/db';
import { openEmbedded } from '#database/embedded';
import { openPostgres } from '#database/postgres';
import { createDatabase, dropDatabase } from './postgres-server.ts';
import { withStrictRows } from './strict-rows.ts';
import { templateFolder, templateName, type Template } from './templates.ts';

/** A new database of the engine under test, before any migration; closing it removes it. */
export const emptyDatabase = (): Promise<Database> => open(null);

/** A new database of the engine under test with today's schema and what migrations fill; closing it removes it. */
export const migratedDatabase = (): Promise<Database> => open('schema');

/** A new database of the engine under test with the demo world; closing it removes it. */
export const plantedDatabase = (): Promise<Database> => open('world');

const open = async (template: Template | null): Promise<Database> =>
  withStrictRows(await (process.env['BCS_TEST_ENGINE'] === 'postgres' ? onPostgres(template) : embedded(template)));

const templates = () => process.env['BCS_TEST_TEMPLATES'] ?? '';
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
