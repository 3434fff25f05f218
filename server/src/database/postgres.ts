import pg from 'pg';
import type { Database } from './db.ts';
import { listenTo } from './listener.ts';
import { OuterHandle } from './outer-handle.ts';
import { Probe } from './probe.ts';
import { Restart } from './restart.ts';
import { queries, type Runner } from './statements.ts';
import type { DatabaseSession } from './transaction.ts';
import { types } from './types.ts';
import { isSilence, NO_WATCH, watched, type Watch } from './watch.ts';

export interface PostgresOptions {
  readonly poolSize?: number;
  /** Past a pooler, through which nobody can listen; null where there is none. */
  readonly listenUrl?: string | null;
  readonly watch?: Watch;
  /** The time without an answer, shorter in tests. */
  readonly silenceMs?: number;
  readonly heartbeatMs?: number;
}

/** The server itself ends a statement after this. */
const STATEMENT_MS = 15_000;
/** A server that hangs ends nothing: then the client gives up, within 20 seconds. */
const SILENCE_MS = 17_000;
/**
 * The time to wait for a connection, a new one or one of the pool. What waits longer helps nobody: load-shedding.ts
 * keeps waits shorter.
 */
const CONNECT_MS = 5000;
const LOCK_MS = 5000;
/**
 * Compiling a statement takes longer than any of ours runs, and one wrong estimate is enough to start it; and each of
 * ours goes by keys, so that a plan made once is good for all: to plan anew each time takes up to ten times as long.
 */
const PLANNING = ['jit=off', 'plan_cache_mode=force_generic_plan'];
const optionsOf = (settings: readonly string[]) => settings.map((setting) => `-c ${setting}`).join(' ');
/** The planner settings that each connection sends when it is opened. */
export const SESSION_OPTIONS: string = optionsOf(PLANNING);
/** The settings that connections bring along; beside a pooler, which shares them, the role must have them. */
export const ROLE_SETTINGS: readonly string[] = [
  `statement_timeout=${STATEMENT_MS}`,
  `lock_timeout=${LOCK_MS}`,
  `idle_in_transaction_session_timeout=${STATEMENT_MS}`,
  ...PLANNING,
];

/** A connection that is only half there says nothing, and nobody would notice. */
const HEARTBEAT_MS = 10_000;

/** Opens a PostgreSQL server (15 or newer). A lost connection fails its query and nothing else. */
export async function openPostgres(
  url: string,
  {
    poolSize = 10,
    watch = NO_WATCH,
    silenceMs = SILENCE_MS,
    listenUrl = null,
    heartbeatMs = HEARTBEAT_MS,
  }: PostgresOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    ...(listenUrl === null && {
      application_name: 'bcs',
      options: optionsOf(ROLE_SETTINGS),
    }),
    query_timeout: silenceMs,
    connectionTimeoutMillis: Math.min(CONNECT_MS, silenceMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: HEARTBEAT_MS,
  });
  // Without these two listeners a lost connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const channel = listenTo(listenUrl ?? url, heartbeatMs);
  const probe = new Probe(url);
  const restart = new Restart();
  const outer = new OuterHandle();
  const connected = async () => sessionOf(await restart.through(() => pool.connect()));
  try {
    await channel.connect();
  } catch (error) {
    // else it would try again for ever, and the process could not end
    await channel.close();
    await pool.end();
    throw error;
  }
  const sessionOf = (client: pg.PoolClient): DatabaseSession => ({
    ...watched(
      { query: (config) => client.query((listenUrl === null ? config : withoutName(config)) as pg.QueryConfig) },
      watch,
      () => probe.foundFull(),
    ),
    release: (error) => client.release(error),
  });
  return {
    engine: 'postgres',
    ...queries(outer.runner({ query: async (config) => alone(await connected(), config) })),
    transaction: (work) => outer.transaction(connected, work),
    subscribe: channel.subscribe,
    state: () => probe.state(),
    usage: () => ({ used: pool.totalCount - pool.idleCount, most: poolSize, waiting: pool.waitingCount }),
    close: async () => {
      await channel.close();
      await probe.close();
      await pool.end();
    },
  };
}

/** One statement on a connection that goes back into the pool, unless the server has not answered it. */
async function alone(session: DatabaseSession, config: Parameters<Runner['query']>[0]): Promise<pg.QueryResult> {
  let broken: Error | undefined;
  try {
    return await session.query(config);
  } catch (error) {
    if (isSilence(error)) broken = error;
    throw error;
  } finally {
    session.release(broken);
  }
}

/** Removes the name of a prepared statement: a pooler may send it to another connection, which does not know it. */
function withoutName(config: Parameters<Runner['query']>[0]): Parameters<Runner['query']>[0] {
  if (typeof config === 'string') return config;
  const { name: _name, ...rest } = config;
  return rest;
}
