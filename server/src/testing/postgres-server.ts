import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from './find-postgres.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of our own, in a temporary folder: nobody else's data is near. */
export interface PostgresServer {
  /** Of the empty database `postgres`, with the right to create others. */
  readonly url: string;
  /** The process that all others of the server descend from. */
  pid(): number;
  /** Makes a database with the collation that the product wants; the answer is its address. */
  create(name: string): Promise<string>;
  /** Kills it with SIGKILL, as a crash would; its other processes follow. */
  crash(): Promise<void>;
  /** Restarts it as an operator does: connections are cut at once, data are safe. */
  restart(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Ends it and removes all it kept. */
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** Fast instead of safe: for data that live as long as one run of the tests. */
export const UNSAFE: Settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const READY = 'database system is ready to accept connections';
const USER = 'bcs';
/** A crashed server does not start again for as long as one of its processes lives. */
const ATTEMPTS = 50;

/** PostgreSQL refuses to run as root, so root lends it the name of somebody without rights. */
function somebody(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, name: string) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
  const name = ['postgres', 'nobody'].find((each) => idOf('-u', each) > 0);
  if (name === undefined) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

/** Makes the folder of a new cluster, and tells how its address is to be opened. */
function initialize(programs: string, folder: string, options: SpawnOptions): string {
  const [secret, password] = [join(folder, 'password'), randomBytes(16).toString('hex')];
  writeFileSync(secret, password, { mode: 0o600 });
  if (options.uid !== undefined && options.gid !== undefined)
    for (const path of [folder, secret]) chownSync(path, options.uid, options.gid);
  const init = ['-D', join(folder, 'data'), '-U', USER, '--pwfile', secret, '--auth=scram-sha-256', '--encoding=UTF8'];
  const made = spawnSync(join(programs, 'initdb'), [...init, '--locale=C.UTF-8', '--no-sync'], options);
  if (made.status !== 0) throw new Error(`initdb failed:\n${String(made.stderr)}`);
  return password;
}

/** Waits until a server says that it is ready; null then, and what it said where it ended instead. */
async function readiness(server: ChildProcess): Promise<string | null> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes(READY)) resolve(null);
    });
    server.on('error', reject);
    server.on('exit', () => resolve(said));
  });
}

/** Starts a private PostgreSQL on a free port of this machine. Without settings what it commits is on the disk. */
export async function startPostgres(settings: Settings = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === null) throw new Error('There is no PostgreSQL from version 15 on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'bcs-postgres-'));
  const options: SpawnOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...somebody() };
  const local = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };
  const all = Object.entries({ ...local, shared_buffers: '256MB', ...settings });
  const port = await freePort();
  const flags = [
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const start = async () => {
    for (let attempt = 1; ; attempt++) {
      server = spawn(join(programs, 'postgres'), flags, options);
      const said = await readiness(server);
      if (said === null) return;
      if (attempt === ATTEMPTS) throw new Error(`PostgreSQL does not start:\n${said}`);
      await sleep(100);
    }
  };
  // Whoever started it has ended without stopping it: there is no time left for good manners.
  const abandon = () => {
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', join(folder, 'data'), '-m', 'immediate', '-t', '10'], options);
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = async () => {
    process.off('exit', abandon);
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  try {
    const password = initialize(programs, folder, options);
    const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    await start();
    return {
      url,
      pid: () => server?.pid ?? 0,
      create: (name) => createDatabase(url, name),
      crash: () => end('SIGKILL'),
      restart: async () => {
        await end('SIGINT');
        await start();
      },
      start,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes an empty database beside the one of an address, in place of one of the same name. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
