import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/db';
import { openEmbedded } from '#database/embedded';
import { migrate } from '#database/migrate';
import { openPostgres } from '#database/postgres';
import { plantDemoWorld } from './demo-world.ts';
import { createDatabase, dropDatabase } from './postgres-server.ts';

/** A database that test files get copies of: with today's schema and no rows, or with the demo world. */
export type Template = 'schema' | 'world';

const FILL: Readonly<Record<Template, (database: Database) => Promise<void>>> = {
  schema: async () => {},
  world: plantDemoWorld,
};

async function fill(template: Template, database: Database): Promise<void> {
  try {
    await migrate(database);
    await FILL[template](database);
  } finally {
    await database.close();
  }
}

/** Templates that were made, and how to remove them. */
export interface Templates {
  /** A prefix of database names on a PostgreSQL server, or a folder of embedded databases. */
  readonly at: string;
  remove(): Promise<void>;
}

export const templateName = (prefix: string, template: Template): string => `${prefix}_${template}`;
export const templateFolder = (folder: string, template: Template): string => join(folder, template);

/** Makes the templates on a PostgreSQL server. */
export async function templatesOnPostgres(url: string): Promise<Templates> {
  const at = `bcs_test_${process.pid}`;
  const names = (['schema', 'world'] as const).map((template) => ({ template, name: templateName(at, template) }));
  for (const { template, name } of names)
    await fill(template, await openPostgres(await createDatabase(url, name), { poolSize: 1 }));
  return {
    at,
    remove: async () => {
      for (const { name } of names) await dropDatabase(url, name);
    },
  };
}

/** Makes the templates as folders of the embedded database. */
export async function embeddedTemplates(): Promise<Templates> {
  const at = mkdtempSync(join(tmpdir(), 'bcs-templates-'));
  for (const template of ['schema', 'world'] as const)
    await fill(template, await openEmbedded({ folder: templateFolder(at, template) }));
  return { at, remove: async () => rmSync(at, { recursive: true, force: true }) };
}
