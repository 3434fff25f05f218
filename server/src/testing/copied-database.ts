import pg from 'pg';

/** A database that is copied, by the name it has on the same server. */
interface Copied {
  readonly template: string;
}

const EMPTY_TEMPLATE = `template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`;

/**
 * Creates a database beside that of an address, replacing one of the same name: an empty database, or a copy of one
 * that nobody is connected to.
 */
export async function createDatabase(url: string, name: string, copied?: Copied): Promise<string> {
  await onServer(url, [
    `drop database if exists ${name} with (force)`,
    `create database ${name} ${copied ? `template ${copied.template} strategy file_copy` : EMPTY_TEMPLATE}`,
  ]);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Drops a database, even if somebody is still connected to it. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, [`drop database if exists ${name} with (force)`]);

/** For each server the connection that makes its databases: hundreds of test files would open two each. */
const connections = new Map<string, pg.Pool>();

function connectionTo(url: string): pg.Pool {
  const open = connections.get(url);
  if (open) return open;
  const made = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // a server that ends takes it along
  made.on('error', () => {});
  connections.set(url, made);
  return made;
}

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await connectionTo(url).query(statement);
}
