import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from '#database/backup/dump';
import { writeLines } from '#database/backup/files';
import { openEmbedded } from '#database/embedded';
import { migrate } from '#database/migrate';
import { ANCHOR, plantDemoWorld } from './demo-world.ts';

const FOLDER = join(import.meta.dirname, 'releases');

/** Returns the file of the demo world of a release. */
export const worldOf = (version: string): string => join(FOLDER, `${version}.gz`);

/** Every release whose demo world is kept, oldest first. */
export const releases = (): string[] =>
  readdirSync(FOLDER)
    .map((name) => name.replace(/\.gz$/, ''))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/**
 * Keeps the demo world as this version plants it, without its files: later versions have to migrate it, and cannot
 * plant it themselves, since they plant for their own schema. Its first line names the migrations of this version.
 */
export async function keepWorld(file: string): Promise<number> {
  const database = await openEmbedded();
  await migrate(database);
  await plantDemoWorld(database);
  const { write, close } = writeLines(file);
  const rows = await dump(database, { now: ANCHOR, files: [], write });
  await close();
  await database.close();
  return rows;
}
