import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The PostgreSQL server to test on, by a database of it from which others may be created; none: the embedded one. */
const SERVER = process.env['E2E_DATABASE_URL'] || null;

async function command(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: String(SERVER) });
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
 * Makes an empty database, or a copy of another one, and answers its address; null on the embedded database. Its files are
 * copied, which takes a quarter of the processor that a copy through the log takes.
 */
export async function freshDatabase(name: string, template = 'template0'): Promise<string | null> {
  if (SERVER === null) return null;
  await command(
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${template} strategy file_copy`,
  );
  return named(name);
}

/** Leaves a database as one at rest is, so that copying it and asking its copies takes less of the processor. */
export async function tidyDatabase(url: string | null): Promise<void> {
  if (url === null) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

/** The ear of a server, which open pages rely on; it comes back half a second after its database went. */
const EARS = "select 1 from pg_stat_activity where datname = current_database() and query = 'listen realtime'";
const HEARD_WITHIN_MS = 20_000;

/** Waits until a server that runs listens to a database again. */
export async function untilHeard(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const late = AbortSignal.timeout(HEARD_WITHIN_MS);
  while ((await client.query(EARS)).rowCount === 0) {
    late.throwIfAborted();
    await pause(20);
  }
  await client.end();
}

/** Leaves nothing of it behind. */
export async function dropDatabase(name: string): Promise<void> {
  if (SERVER !== null) await command(`drop database if exists ${name} with (force)`);
}
