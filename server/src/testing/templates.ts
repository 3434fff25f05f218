import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Database } from '#database/db';
import { openEmbedded } from '#database/embedded';
import { migrate } from '#database/migrate';
import { openPostgres } from '#database/postgres';
import { plantDemoWorld } from './demo-world.ts';
import { createDatabase, dropDatabase } from './copied-database.ts';

/** A database that is copied for test files: one with today's schema and no rows, or one with the demo world. */
export type Template = 'schema' | 'world';

/**
 * Fills a database with what a template has, and closes it. As in a database at rest its tables are tidy and the planner
 * knows their sizes: a copy takes a quarter of the time then, and what is asked of it a good deal less of the processor.
 */
async function fill(database: Database, work: (database: Database) => Promise<unknown>): Promise<void> {
  try {
    await work(database);
    await database.run(sql`vacuum (analyze)`);
  } finally {
    await database.close();
  }
}

/** The templates that were made, with a function to remove them. */
export interface Templates {
  /** A prefix of database names on a PostgreSQL server, or a folder of embedded databases. */
  readonly at: string;
  remove(): Promise<void>;
}

/** The place of the templates of the running project, as in `Templates.at`. */
export const templates = (): string => process.env['BCS_TEST_TEMPLATES'] ?? '';

export const templateName = (prefix: string, template: Template): string => `${prefix}_${template}`;
export const templateFolder = (folder: string, template: Template): string => join(folder, template);

/** Makes the templates on a PostgreSQL server: the world in a copy of the schema. */
export async function templatesOnPostgres(url: string): Promise<Templates> {
  const at = `bcs_test_${process.pid}`;
  const [schema, world] = [templateName(at, 'schema'), templateName(at, 'world')];
  await fill(await openPostgres(await createDatabase(url, schema), { poolSize: 1 }), migrate);
  const copy = await createDatabase(url, world, { template: schema });
  await fill(await openPostgres(copy, { poolSize: 1 }), plantDemoWorld);
  return {
    at,
    remove: async () => {
      for (const name of [schema, world]) await dropDatabase(url, name);
    },
  };
}

/** Makes the templates as folders of the embedded database: the world in a copy of the schema. */
export async function embeddedTemplates(): Promise<Templates> {
  const at = mkdtempSync(join(tmpdir(), 'bcs-templates-'));
  const [schema, world] = [templateFolder(at, 'schema'), templateFolder(at, 'world')];
  await fill(await openEmbedded({ folder: schema }), migrate);
  cpSync(schema, world, { recursive: true });
  await fill(await openEmbedded({ folder: world }), plantDemoWorld);
  return { at, remove: async () => rmSync(at, { recursive: true, force: true }) };
}
