import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/db';
import { embeddedFolder } from '#database/open';
import { openEmbedded } from '#database/embedded';
import { openPostgres } from '#database/postgres';
import { findPostgres } from './find-postgres.ts';
import { createDatabase } from './copied-database.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { templateFolder, templates } from './templates.ts';

/** A database under test, with access for the checker. */
export interface Engine {
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the database while the server is down, which the embedded database requires. */
  open(): Promise<Database>;
  /** A PostgreSQL server that can be killed, if there is one. */
  readonly postgres: PostgresServer | null;
  remove(): Promise<void>;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'bcs-kill-'));

async function embedded(): Promise<Engine> {
  const dataDir = newFolder();
  // to run every migration takes the embedded database longer than all that follows
  cpSync(templateFolder(templates(), 'schema'), embeddedFolder(dataDir), { recursive: true });
  return {
    environment: { DATA_DIR: dataDir },
    open: () => openEmbedded({ folder: embeddedFolder(dataDir) }),
    postgres: null,
    remove: async () => rmSync(dataDir, { recursive: true }),
  };
}

async function onPostgres(): Promise<Engine> {
  const dataDir = newFolder();
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = CAN_KILL_POSTGRES ? await startPostgres() : null;
  const url = await createDatabase(postgres?.url ?? given ?? '', 'bcs_killed');
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: url },
    open: () => openPostgres(url, { poolSize: 2 }),
    postgres,
    remove: async () => {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

const ENGINE = process.env['BCS_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'embedded';
/** A borrowed PostgreSQL server must not be killed. */
export const CAN_KILL_POSTGRES = ENGINE === 'postgres' && findPostgres() !== null;
/** Prepares the engine that this run tests. */
export const prepareEngine = ENGINE === 'postgres' ? onPostgres : embedded;
