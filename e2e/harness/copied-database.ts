import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * The address of a PostgreSQL database from which the tests may create others; without it the embedded database is
 * used.
 */
const SERVER = process.env['E2E_DATABASE_URL'] || null;

async function command(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const named = (name: string) => {
  const url = new URL(String(SERVER));
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Creates an empty database or a copy of another one, and returns its address; null on the embedded database. It copies
 * files, which takes a quarter of the processor time of a copy through the log.
 */
export async function freshDatabase(name: string, template = 'template0'): Promise<string | null> {
  if (SERVER === null) return null;
  await command(
    SERVER,
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${template} strategy file_copy`,
  );
  return named(name);
}

/** Leaves a database as one at rest is, so that copying it and asking its copies takes less of the processor. */
export async function tidyDatabase(url: string | null): Promise<void> {
  if (url !== null) await command(url, 'vacuum (analyze)');
}

/**
 * A query that tells whether a server listens for changes, on which open pages rely; it reconnects half a second after
 * losing its database.
 */
const EARS = "select 1 from pg_stat_activity where datname = current_database() and query = 'listen realtime'";
const HEARD_WITHIN_MS = 20_000;

/** Waits until a running server listens to a database again. */
export async function untilServerListens(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const late = AbortSignal.timeout(HEARD_WITHIN_MS);
  while ((await client.query(EARS)).rowCount === 0) {
    late.throwIfAborted();
    await pause(20);
  }
  await client.end();
}

/** Drops the database. */
export async function dropDatabase(name: string): Promise<void> {
  if (SERVER !== null) await command(SERVER, `drop database if exists ${name} with (force)`);
}
