import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Database, type Tx } from './db.ts';
import { errorCode } from './restart.ts';

export const FOLDER = join(import.meta.dirname, 'migrations');
/** The number of the advisory lock, which is arbitrary but the same in every process. */
const LOCK = 727_274;
/** The error of PostgreSQL when it resolves a deadlock, after a second. */
const DEADLOCK = '40P01';
const ATTEMPTS = 20;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** All migrations of the product, the oldest first. */
export function migrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    // Windows checkouts may have other line ends, which do not change a migration
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: hash('sha256', text) };
  });
}

/** The database does not match this version of the product. */
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
 * Migrates the database to the newest schema, in one transaction and behind a lock, so that several processes can start
 * at once. Returns the names of the migrations that ran. Processes of the previous version continue meanwhile: after a
 * deadlock with one of their requests, nothing is written, and the migration is tried again.
 * @throws MigrationRefused if a migration was changed after it ran, or is unknown to this version
 */
export async function migrate(database: Database, all = migrations()): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction((tx) => runMissing(tx, all));
    } catch (error) {
      if (errorCode(error) !== DEADLOCK || attempt >= ATTEMPTS) throw error;
    }
  }
}

async function runMissing(tx: Tx, all: readonly Migration[]): Promise<string[]> {
  // a long migration needs more time than requests may take, and so does waiting for it
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
