import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeAnyTexts } from '@bcs/server/database/seed/any-texts';
import { dropDatabase, freshDatabase, tidyDatabase, untilHeard } from './copied-database.ts';
import { freePort } from './free-port.ts';
import { ROOT } from './root.ts';
import { startServer } from './server.ts';

/** The demo world, planted once and copied for every visit: a folder, and with PostgreSQL a database. */
export type World = string;

/** An open app: the real server. */
interface OpenApp {
  readonly origin: string;
  /** The process of the server. */
  readonly pid: number;
  /** The address at which it shows its mails. */
  readonly mailbox: string;
  /** Ends the server at once and takes its copy away. */
  close(): Promise<void>;
}

/** An open app on a copy of the world. */
export interface RunningApp extends OpenApp {
  /**
   * Puts a fresh copy of the world under the running server, which lives through a database that went and came back.
   * Answers false on the embedded database, which is a part of the server.
   */
  renew(texts: Texts): Promise<boolean>;
}

/** The folder of DATA_DIR in which the server keeps what people upload. */
const UPLOADS = 'uploads';

const nameOf = (world: World) => basename(world).toLowerCase().replaceAll('-', '_');
const planted = (world: World) => ({ folder: join(world, 'planted'), name: `${nameOf(world)}_planted` });
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Builds the web app when it is stale, and lets the server plant its world. */
export async function plantWorld(): Promise<World> {
  const built = spawnSync(process.execPath, ['tools/setup.mjs', 'start'], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The web app could not be built.');
  const world = mkdtempSync(join(tmpdir(), 'bcs-e2e-'));
  const { folder, name } = planted(world);
  const databaseUrl = await freshDatabase(name);
  const server = await startServer({ port: await freePort(), folder, databaseUrl });
  await server.stop();
  await tidyDatabase(databaseUrl);
  return world;
}

/** The demo world as it is, or with what people write at its worst in every place. */
export type Texts = 'demo' | 'any';

/** Opens an app on a fresh copy of the world, at a port of its own: several may stand side by side. */
export async function startApp(world: World, texts: Texts = 'demo'): Promise<RunningApp> {
  const port = await freePort();
  const { folder, name } = { folder: join(world, `open-${port}`), name: `${nameOf(world)}_open_${port}` };
  const plant = async (wanted: Texts) => {
    remove(join(folder, UPLOADS));
    cpSync(planted(world).folder, folder, { recursive: true });
    const databaseUrl = await freshDatabase(name, planted(world).name);
    if (wanted === 'any') await writeAnyTexts({ DATA_DIR: folder, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 1 });
    return databaseUrl;
  };
  const databaseUrl = await plant(texts);
  const server = await startServer({ port, folder, databaseUrl });
  return {
    origin: `http://localhost:${port}`,
    pid: server.pid,
    mailbox: server.mailbox,
    async renew(wanted) {
      if (databaseUrl === null) return false;
      await plant(wanted);
      await untilHeard(databaseUrl);
      return true;
    },
    async close() {
      await server.kill();
      await dropDatabase(name);
      remove(folder);
    },
  };
}

/** Opens an app that nobody has set up: no account is in it. */
export async function startEmptyApp(): Promise<OpenApp & { readonly folder: string }> {
  const port = await freePort();
  const [folder, name] = [mkdtempSync(join(tmpdir(), 'bcs-empty-')), `bcs_empty_${port}`];
  const server = await startServer({ port, folder, databaseUrl: await freshDatabase(name), seed: 'none' });
  return {
    origin: `http://localhost:${port}`,
    pid: server.pid,
    mailbox: server.mailbox,
    folder,
    async close() {
      await server.kill();
      await dropDatabase(name);
      remove(folder);
    },
  };
}

/** Takes everything away. */
export async function clearWorld(world: World): Promise<void> {
  await dropDatabase(planted(world).name);
  remove(world);
}
