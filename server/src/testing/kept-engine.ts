import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/db';
import { embeddedFolder } from '#database/open';
import { openEmbedded } from '#database/embedded';
import { openPostgres } from '#database/postgres';
import { findPostgres } from './find-postgres.ts';
import { createDatabase, startPostgres, type PostgresServer } from './postgres-server.ts';
import { templateFolder, templates } from './templates.ts';

/** A database under test: its data, and how the checker looks at it. */
export interface Engine {
  readonly environment: Readonly<Record<string, string>>;
  /** While the server is down: the embedded database lets nobody else in. */
  open(): Promise<Database>;
  /** A PostgreSQL that can be killed as well. */
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
/** A server that was only lent to the tests is left alone. */
export const CAN_KILL_POSTGRES = ENGINE === 'postgres' && findPostgres() !== null;
/** The engine that this run of the tests is about. */
export const prepareEngine = ENGINE === 'postgres' ? onPostgres : embedded;
