import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { closeDataFolder } from '#kernel/private-folder';
import type { Database } from './db.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The database cannot be used, and why. */
export class DatabaseRefused extends Error {}

export interface Place {
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly dataDir: string;
}

const MAJOR = '18';
const OLDEST_SERVER = 150_000;

/** Where the embedded database of a data folder lies. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, `pg${MAJOR}`);

/**
 * Opens the server of DATABASE_URL, or the embedded database in the data folder, which is closed to other accounts first.
 * @throws DatabaseRefused, FolderOpen
 */
export async function openDatabase({ databaseUrl, databasePoolSize, dataDir }: Place): Promise<Database> {
  closeDataFolder(dataDir);
  if (databaseUrl !== null) return openServer(databaseUrl, databasePoolSize);
  checkVersion(dataDir);
  return openEmbedded({ folder: embeddedFolder(dataDir) });
}

async function openServer(url: string, poolSize: number): Promise<Database> {
  const { host, pathname } = new URL(url);
  const database = await openPostgres(url, { poolSize }).catch((error: Error) => {
    throw new DatabaseRefused(`PostgreSQL at ${host}${pathname} cannot be used: ${error.message || 'no answer'}.`, {
      cause: error,
    });
  });
  const { version } = await database.one<{ version: number }>(
    sql`select current_setting('server_version_num')::int as version`,
  );
  if (version >= OLDEST_SERVER) return database;
  await database.close();
  throw new DatabaseRefused(`PostgreSQL at ${host} is version ${Math.floor(version / 10_000)}; 15 or newer is needed.`);
}

/** PostgreSQL of one major version cannot read the files of another; PGlite would only say that it failed. */
function checkVersion(dataDir: string): void {
  const folder = embeddedFolder(dataDir);
  const file = join(folder, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : MAJOR;
  if (found !== MAJOR) throw new DatabaseRefused(otherVersion(folder, found));
  if (existsSync(folder) || !existsSync(dataDir)) return;
  const other = readdirSync(dataDir).find((name) => /^pg\d+$/.test(name));
  if (other) throw new DatabaseRefused(otherVersion(join(dataDir, other), other.slice(2)));
}

const otherVersion = (folder: string, version: string) =>
  `${folder} holds a database of PostgreSQL ${version}, this version needs ${MAJOR}. ` +
  'Back it up with the version that made it (npm run bcs -- backup), then restore it into an empty DATA_DIR.';
