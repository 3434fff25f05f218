import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from './copied-database.ts';
import { findPostgres, OLDEST_POSTGRES } from './find-postgres.ts';
import { freePort } from './free-port.ts';
import { postgresAccount, underAccount, type SystemAccount, type Command } from './postgres-account.ts';

/** A PostgreSQL server for this run only, in a temporary folder, far from anybody's data. */
export interface PostgresServer {
  /** The address of the empty database `postgres`, with the right to create others. */
  readonly url: string;
  /** The address through a socket in its folder, which saves a third of the processor time and needs no password. */
  readonly socketUrl: string;
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
  /** Stops the server and removes everything that it stored. */
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** Settings that are fast instead of safe, for data that live only as long as one test run. */
export const UNSAFE: Settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** A file system in memory, as Linux has it. Copying a database takes half as long there as on a disk. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there: several times what all databases of a test run take. */
const ENOUGH_MEMORY = 4 * 1024 ** 3;

/** The folder for temporary data: in memory if they may be lost and there is room, otherwise on the disk. */
function temporaryFolder({ fsync }: Settings): string {
  if (fsync !== 'off' || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_MEMORY ? MEMORY : tmpdir();
}

/** Node takes the path of a socket for a pipe there. */
const HAS_SOCKETS = process.platform !== 'win32';

const READY = 'database system is ready to accept connections';
const USER = 'bcs';
/** A crashed server does not start again for as long as one of its processes lives. */
const ATTEMPTS = 50;

/** Makes the folder of a new cluster, and tells the password of its owner. */
function initialize(
  folder: string,
  account: SystemAccount | null,
  initdb: (given: readonly string[]) => Command,
): string {
  const [secret, password] = [join(folder, 'password'), randomBytes(16).toString('hex')];
  writeFileSync(secret, password, { mode: 0o600 });
  if (account !== null) for (const path of [folder, secret]) chownSync(path, account.uid, account.gid);
  const init = ['-D', join(folder, 'data'), '-U', USER, '--pwfile', secret, '--encoding=UTF8', '--locale=C.UTF-8'];
  // the socket lies in the folder, which is closed to everybody else
  const made = spawnSync(...initdb([...init, '--auth=scram-sha-256', '--auth-local=trust', '--no-sync']));
  if (made.status !== 0) throw new Error(`initdb failed:\n${String(made.stderr)}`);
  return password;
}

/** Waits until a server is ready. Resolves to null when it is, and to its output if it exited instead. */
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

/**
 * Starts a private PostgreSQL on a free port of this machine. Without settings what it commits is on the disk.
 *
 * @param programs the folder of its programs; without it the newest ones that this machine has
 */
export async function startPostgres(settings: Settings = {}, programs = findPostgres()): Promise<PostgresServer> {
  if (programs === null) throw new Error(`There is no PostgreSQL from version ${OLDEST_POSTGRES} on this machine.`);
  const folder = mkdtempSync(join(temporaryFolder(settings), 'bcs-postgres-'));
  const account = postgresAccount();
  const options: SpawnOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  const command = (name: string, given: readonly string[]) =>
    underAccount(account, [join(programs, name), given, options]);
  const local = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: HAS_SOCKETS ? folder : '',
    max_connections: '200',
  };
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
      server = spawn(...command('postgres', flags));
      const said = await readiness(server);
      if (said === null) return;
      if (attempt === ATTEMPTS) throw new Error(`PostgreSQL does not start:\n${said}`);
      await sleep(100);
    }
  };
  // the process that started it has ended without stopping it: kill it at once
  const abandon = () => {
    spawnSync(...command('pg_ctl', ['stop', '-D', join(folder, 'data'), '-m', 'immediate', '-t', '10']));
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = async () => {
    process.off('exit', abandon);
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  try {
    const password = initialize(folder, account, (given) => command('initdb', given));
    const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    const socketUrl = HAS_SOCKETS ? `${url}?host=${encodeURIComponent(folder)}` : url;
    await start();
    return {
      url,
      socketUrl,
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
