import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WAKE_UP } from '#kernel/outbox';
import { closeDataFolder } from '#kernel/private-folder';
import { sql, type Database } from './db.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres, ROLE_SETTINGS, type PostgresOptions } from './postgres.ts';
import { NO_WATCH, type Watch } from './watch.ts';

/** The database cannot be used, and why. */
export class DatabaseRefused extends Error {}

export interface DatabaseLocation {
  readonly DATABASE_URL: string | null;
  /** Past a pooler; null where there is none. */
  readonly DATABASE_LISTEN_URL?: string | null;
  readonly DATABASE_POOL_SIZE: number;
  readonly DATA_DIR: string;
}

const MAJOR = '18';
const OLDEST_SERVER = 150_000;
const HEARD_WITHIN_MS = 5000;

/** Returns the folder of the embedded database in a data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, `pg${MAJOR}`);

/**
 * Opens the server of DATABASE_URL, or the embedded database in the data folder, which is closed to other accounts first.
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
 * Tells whether what one connection tells arrives at the one that listens: a pooler takes `listen` and passes nothing
 * on.
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
/** PgBouncer takes none of the limits that come with a connection, and sends named statements to whomever it likes. */
const isOfPooler = ({ message }: Error): boolean =>
  /unsupported startup parameter|prepared statement .* does not exist/.test(message);

/** A pooler shares its connections, so what a connection would bring along must belong to the role. */
const limitsOfRole = ({ username, pathname }: URL): string => {
  const alter = `alter role ${username || 'bcs'} in database ${pathname.slice(1) || 'bcs'} set`;
  const settings = ROLE_SETTINGS.map((setting) => `${alter} ${setting};`).join(' ');
  return `Beside a pooler the role must bring them along; after this restart the pooler: ${settings}`;
};

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
