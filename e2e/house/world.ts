import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dropDatabases, freshDatabase } from './copied-database.ts';
import { ROOT } from './root.ts';
import { startServer, type Server } from './server.ts';

/** The demo world, planted once and copied for every visit: a folder, and with PostgreSQL two databases. */
export type World = string;

const planted = (world: World) => ({ folder: join(world, 'planted'), name: `${nameOf(world)}_planted` });
const open = (world: World) => ({ folder: join(world, 'open'), name: `${nameOf(world)}_open` });
const nameOf = (world: World) => basename(world).toLowerCase().replaceAll('-', '_');

/** Builds the web app when it is stale, and lets the server plant its world. */
export async function plantWorld(port: number): Promise<World> {
  const built = spawnSync(process.execPath, ['tools/setup.mjs', 'start'], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The web app could not be built.');
  const world = mkdtempSync(join(tmpdir(), 'bcs-e2e-'));
  const { folder, name } = planted(world);
  const server = await startServer({ port, folder, databaseUrl: await freshDatabase(name) });
  await server.stop();
  return world;
}

/** Opens the house on a fresh copy of the world. */
export async function openHouse(world: World, port: number): Promise<Server> {
  const { folder, name } = open(world);
  rmSync(folder, { recursive: true, force: true });
  cpSync(planted(world).folder, folder, { recursive: true });
  return startServer({ port, folder, databaseUrl: await freshDatabase(name, planted(world).name) });
}

/** Takes everything away. */
export async function clearWorld(world: World): Promise<void> {
  await dropDatabases(open(world).name, planted(world).name);
  rmSync(world, { recursive: true, force: true });
}
