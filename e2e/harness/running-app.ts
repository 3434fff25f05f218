import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeAnyTexts } from '@bcs/server/database/seed/any-texts';
import { dropDatabase, freshDatabase, tidyDatabase, untilServerListens } from './copied-database.ts';
import { freePort } from './free-port.ts';
import { ROOT } from './root.ts';
import { startServer } from './server.ts';

/** The demo world, planted once and copied for each app: a folder, and a database if PostgreSQL is used. */
export type World = string;

/** An open app with a real server. */
interface OpenApp {
  readonly origin: string;
  /** The process id of the server. */
  readonly pid: number;
  /** The address of its mailbox page. */
  readonly mailbox: string;
  /** Stops the server immediately and deletes its copy. */
  close(): Promise<void>;
}

/** An open app with its own copy of the world. */
export interface RunningApp extends OpenApp {
  /**
   * Replaces the world of the running server by a fresh copy, since it survives the loss of its database. Returns false
   * on the embedded database, which is part of the server.
   */
  renew(texts: DemoTexts): Promise<boolean>;
}

/** The folder of DATA_DIR in which the server keeps what people upload. */
const UPLOADS = 'uploads';

const nameOf = (world: World) => basename(world).toLowerCase().replaceAll('-', '_');
const planted = (world: World) => ({ folder: join(world, 'planted'), name: `${nameOf(world)}_planted` });
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Builds the web app if necessary, and lets the server plant its world. */
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

/** The texts of the world: those of the demo, or extreme ones in every place. */
export type DemoTexts = 'demo' | 'any';

/** Opens an app with a fresh copy of the world on its own port, so that several can run at once. */
export async function startApp(world: World, texts: DemoTexts = 'demo'): Promise<RunningApp> {
  const port = await freePort();
  const { folder, name } = { folder: join(world, `open-${port}`), name: `${nameOf(world)}_open_${port}` };
  const plant = async (wanted: DemoTexts) => {
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
      await untilServerListens(databaseUrl);
      return true;
    },
    async close() {
      await server.kill();
      await dropDatabase(name);
      remove(folder);
    },
  };
}

/** Opens an app without any accounts, before its set-up. */
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

/** Deletes the world and its copies. */
export async function clearWorld(world: World): Promise<void> {
  await dropDatabase(planted(world).name);
  remove(world);
}
