import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Database, type Tx } from './db.ts';
import { codeOf } from './restart.ts';

export const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number will do, as long as every process takes the same. */
const LOCK = 727_274;
/** PostgreSQL ends one of those that wait for each other in a circle, a second after it has begun. */
const DEADLOCK = '40P01';
const ATTEMPTS = 20;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** All migrations of the product, oldest first. */
export function migrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    // a checkout of Windows may have other line ends, and is the same migration
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: hash('sha256', text) };
  });
}

/** The database and this version do not belong together. */
export class MigrationRefused extends Error {}

function refuseStrange(all: readonly Migration[], ran: ReadonlyMap<string, string>): void {
  const changed = all.find(({ name, checksum }) => ran.has(name) && ran.get(name) !== checksum);
  if (changed) throw new MigrationRefused(`Migration ${changed.name} was changed after it ran.`);
  const names = new Set(all.map(({ name }) => name));
  const newer = [...ran.keys()].find((name) => !names.has(name));
  if (newer)
    throw new MigrationRefused(
      `The database was migrated by a newer version of Bootcamp Square (${newer}). Start that version.`,
    );
}

/**
 * Brings the database to the newest schema: all that is missing in one transaction, behind one lock, so
 * that many processes may start at once. Returns the names that ran. Processes of the version before go on meanwhile:
 * where one of their requests and a migration wait for each other, nothing is written, and it is tried again.
 * @throws MigrationRefused when a migration was changed after it ran, or is unknown to this version
 */
export async function migrate(database: Database, all = migrations()): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction((tx) => runMissing(tx, all));
    } catch (error) {
      if (codeOf(error) !== DEADLOCK || attempt >= ATTEMPTS) throw error;
    }
  }
}

async function runMissing(tx: Tx, all: readonly Migration[]): Promise<string[]> {
  // the limits of requests do not suit a long migration, nor whoever waits for it
  await tx.longRunning();
  await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`);
  await tx.run(
    sql`create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())`,
  );
  const ran = await tx.many<{ name: string; checksum: string }>(sql`select name, checksum from schema_migrations`);
  const checksums = new Map(ran.map(({ name, checksum }) => [name, checksum]));
  refuseStrange(all, checksums);
  const missing = all.filter(({ name }) => !checksums.has(name));
  for (const { name, text, checksum } of missing) {
    await tx.script(text);
    await tx.run(sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`);
  }
  return missing.map(({ name }) => name);
}
