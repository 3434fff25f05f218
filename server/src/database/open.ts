import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WAKE_UP } from '#kernel/outbox';
import { closeDataFolder } from '#kernel/private-folder';
import { sql, type Database } from './db.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres, ROLE_SETTINGS, type PostgresOptions } from './postgres.ts';
import { NO_WATCH, type Watch } from './watch.ts';

/** The database cannot be used; the message says why. */
export class DatabaseRefused extends Error {}

export interface DatabaseLocation {
  readonly DATABASE_URL: string | null;
  /** The address that bypasses a pooler; null if there is none. */
  readonly DATABASE_LISTEN_URL?: string | null;
  readonly DATABASE_POOL_SIZE: number;
  readonly DATA_DIR: string;
}

const MAJOR = '18';
const OLDEST_SERVER = 150_000;
const HEARD_WITHIN_MS = 5000;

/** Returns the folder of the embedded database within a data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, `pg${MAJOR}`);

/**
 * Opens the database of DATABASE_URL, or the embedded one in the data folder, to which other accounts lose access
 * first.
 * @throws DatabaseRefused, FolderOpen
 */
export async function openDatabase(
  { DATABASE_URL, DATABASE_LISTEN_URL = null, DATABASE_POOL_SIZE, DATA_DIR }: DatabaseLocation,
  watch: Watch = NO_WATCH,
): Promise<Database> {
  closeDataFolder(DATA_DIR);
  if (DATABASE_URL !== null)
    return openServer(DATABASE_URL, { poolSize: DATABASE_POOL_SIZE, listenUrl: DATABASE_LISTEN_URL, watch });
  checkVersion(DATA_DIR);
  return openEmbedded({ folder: embeddedFolder(DATA_DIR), watch });
}

async function openServer(url: string, options: PostgresOptions): Promise<Database> {
  const { host, pathname } = new URL(url);
  const refused = (why: string, cause?: unknown) =>
    new DatabaseRefused(`PostgreSQL at ${host}${pathname} cannot be used: ${why}`, { cause });
  const database = await openPostgres(url, options).catch((error: Error) => {
    throw refused(`${error.message || 'no answer'}.${isOfPooler(error) ? ` ${BESIDE_A_POOLER}` : ''}`, error);
  });
  try {
    const { version, limit } = await database.one<{ version: number; limit: string }>(sql`
      select current_setting('server_version_num')::int as version, current_setting('statement_timeout') as limit`);
    if (version < OLDEST_SERVER) throw refused(`it is version ${Math.floor(version / 10_000)}; 15 or newer is needed.`);
    if (limit === '0') throw refused(`statements have no limit of time. ${limitsOfRole(new URL(url))}`);
    if (!(await isHeard(database))) throw refused(`nobody can listen there. ${BESIDE_A_POOLER}`);
    return database;
  } catch (error) {
    await database.close();
    throw isOfPooler(error as Error) ? refused(`${(error as Error).message}. ${BESIDE_A_POOLER}`, error) : error;
  }
}

/**
 * Tells whether a notification of one connection reaches a listening one: a pooler accepts `listen` but delivers
 * nothing.
 */
async function isHeard(database: Database): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const unsubscribe = database.subscribe(() => resolve(true));
  const late = setTimeout(() => resolve(false), HEARD_WITHIN_MS);
  await database.run(sql`select pg_notify('realtime', ${WAKE_UP})`);
  return promise.finally(() => {
    clearTimeout(late);
    unsubscribe();
  });
}

const BESIDE_A_POOLER =
  'This is the answer of a pooler such as PgBouncer: give the address of PostgreSQL itself in DATABASE_LISTEN_URL, beside that of the pooler in DATABASE_URL, or use DATABASE_URL without a pooler.';
/**
 * Tells whether an error comes from PgBouncer, which does not accept settings with a connection, and may send named
 * statements to any connection.
 */
const isOfPooler = ({ message }: Error): boolean =>
  /unsupported startup parameter|prepared statement .* does not exist/.test(message);

/** Checks the settings of the role: connections of a pooler are shared, so each cannot have its own. */
const limitsOfRole = ({ username, pathname }: URL): string => {
  const alter = `alter role ${username || 'bcs'} in database ${pathname.slice(1) || 'bcs'} set`;
  const settings = ROLE_SETTINGS.map((setting) => `${alter} ${setting};`).join(' ');
  return `Beside a pooler the role must bring them along; after this restart the pooler: ${settings}`;
};

/** Refuses the files of another major version of PostgreSQL, with a clearer message than PGlite has. */
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
