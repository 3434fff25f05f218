import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { statfs } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import { sql, type Database, type DatabaseState } from './db.ts';
import { lockFolder } from './folder-lock.ts';
import { OuterHandle } from './outer-handle.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { queries } from './statements.ts';
import { Turn } from './turn.ts';
import { types } from './types.ts';
import { NO_WATCH, type Watch, watchStatements } from './watch.ts';

/** The settings for a small database: PostgreSQL's settings for a whole machine would only waste disk space. */
const SMALL = ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB'];

let asked = 0;
let files: ReturnType<typeof initialize> | undefined;

/**
 * The PGlite options for creating a database. Initializing one takes seconds of processor time, so a process that
 * creates several, as tests do, keeps the files of an empty one in memory and copies them from the second on. A server
 * creates only one, and keeps nothing.
 */
async function newCluster(): Promise<Pick<PGliteOptions, 'postgresqlconf' | 'loadDataDir'>> {
  asked += 1;
  if (asked === 1) return { postgresqlconf: SMALL };
  files ??= initialize();
  return { loadDataDir: await files };
}

async function initialize() {
  const lite = await PGlite.create({ postgresqlconf: SMALL });
  const dumped = await lite.dumpDataDir('none');
  await lite.close();
  return dumped;
}

/** The free space that the database needs, since its log alone may use as much. */
const ROOM_NEEDED = 64 * 1024 * 1024;

/** The free space of the disk below the embedded database. */
class Disk {
  readonly #folder: string | undefined;
  #wasFull = false;

  /**
   * @param folder undefined for a database in memory
   */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Records that a statement found the disk full; the next state says so, however much space is free by then. */
  foundFull(): void {
    this.#wasFull = true;
  }

  async isFull(): Promise<boolean> {
    const wasFull = this.#wasFull;
    this.#wasFull = false;
    if (this.#folder === undefined) return wasFull;
    const { bavail, bsize } = await statfs(this.#folder);
    return wasFull || bavail * bsize < ROOM_NEEDED;
  }
}

/**
 * The time between two clean-ups: the embedded database has no checkpointer or autovacuum, so its log would grow
 * without end.
 */
const CLEANUP_EVERY_MS = 5 * 60_000;
const ANSWERS_WITHIN_MS = 1500;

type Options = Readonly<{ folder?: string; watch?: Watch }>;

/**
 * Opens the embedded database in a folder, or in memory without one. It survives a killed process but not a power cut,
 * since it never calls fsync. Only one process can open a folder.
 */
export async function openEmbedded({ folder, watch = NO_WATCH }: Options = {}): Promise<Database> {
  const unlock = folder ? lockFolder(folder) : () => {};
  const fresh = !folder || !existsSync(join(folder, 'PG_VERSION'));
  const lite = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(fresh && (await newCluster())),
  });
  const client = await connect(lite);
  const turn = new Turn();
  const disk = new Disk(folder);
  const { query: run } = watchStatements({ query: (config) => client.query(config as pg.QueryConfig) }, watch, () => {
    disk.foundFull();
  });
  const outer = new OuterHandle();
  const verbs = queries(outer.runner({ query: (config) => turn.whenFree(() => run(config)) }));
  const cleanup = setInterval(() => {
    void verbs
      .script('vacuum analyze')
      .then(() => verbs.script('checkpoint'))
      .catch(() => {});
  }, CLEANUP_EVERY_MS).unref();
  return {
    engine: 'embedded',
    ...verbs,
    transaction: (work) => outer.transaction(async () => ({ query: run, release: await turn.take() }), work),
    subscribe: (onMessage) => {
      const pass = ({ payload }: pg.Notification) => onMessage(payload ?? '');
      client.on('notification', pass);
      return () => void client.off('notification', pass);
    },
    state: () => stateOf(disk, () => verbs.one(sql`select 1`)),
    usage: () => ({ used: turn.isTaken ? 1 : 0, most: 1, waiting: turn.waiting }),
    close: async () => {
      clearInterval(cleanup);
      await turn.whenFree(() => client.end());
      await lite.close();
      unlock();
    },
  };
}

/**
 * Returns the state of the database. It is part of this process and so never away, but a transaction that does not end
 * blocks it.
 */
async function stateOf(disk: Disk, ask: () => Promise<unknown>): Promise<DatabaseState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseState>((resolve) => {
    timer = setTimeout(() => resolve('silent'), ANSWERS_WITHIN_MS);
  });
  const look = ask().then(
    async (): Promise<DatabaseState> => ((await disk.isFull()) ? 'full' : 'ready'),
    (): DatabaseState => 'away',
  );
  return Promise.race([look, late]).finally(() => clearTimeout(timer));
}

async function connect(lite: PGlite): Promise<pg.Client> {
  const socket = () => new PgliteSocket((message) => lite.runExclusive(() => lite.execProtocolRaw(message)));
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    types,
    // statements of one turn of the event loop are sent together
    pipeline: true,
    stream: socket,
  } as unknown as pg.ClientConfig);
  client.setMaxListeners(0);
  await client.connect();
  await client.query('listen realtime');
  return client;
}
