import pg from 'pg';
import type { Database } from './db.ts';
import { listenTo } from './listener.ts';
import { OuterHandle } from './outer-handle.ts';
import { Probe } from './probe.ts';
import { Restart } from './restart.ts';
import { queries, type QueryRunner } from './statements.ts';
import type { DatabaseSession } from './transaction.ts';
import { types } from './types.ts';
import { isTimeout, NO_WATCH, watchStatements, type Watch } from './watch.ts';

export interface PostgresOptions {
  readonly poolSize?: number;
  /** The address that bypasses a pooler, through which listening is impossible; null if there is none. */
  readonly listenUrl?: string | null;
  readonly watch?: Watch;
  /** The time without an answer after which the server counts as silent; shorter in tests. */
  readonly silenceMs?: number;
  readonly heartbeatMs?: number;
}

/** The time after which the server cancels a statement. */
const STATEMENT_MS = 15_000;
/** The time after which the client gives up, because a server that hangs cancels nothing; below 20 seconds. */
const SILENCE_MS = 17_000;
/**
 * The time to wait for a connection, new or from the pool. Longer waits help nobody; load-shedding.ts keeps them
 * shorter.
 */
const CONNECT_MS = 5000;
const LOCK_MS = 5000;
/**
 * Planner settings: just-in-time compilation takes longer than any of our statements, and may start through one wrong
 * estimate; and generic plans suffice, because our statements use keys, while planning each time takes up to ten times
 * as long.
 */
const PLANNING = ['jit=off', 'plan_cache_mode=force_generic_plan'];
const optionsOf = (settings: readonly string[]) => settings.map((setting) => `-c ${setting}`).join(' ');
/** The planner settings that each new connection sends. */
export const SESSION_OPTIONS: string = optionsOf(PLANNING);
/** The settings that connections send; behind a pooler, which shares connections, the role must have them. */
export const ROLE_SETTINGS: readonly string[] = [
  `statement_timeout=${STATEMENT_MS}`,
  `lock_timeout=${LOCK_MS}`,
  `idle_in_transaction_session_timeout=${STATEMENT_MS}`,
  ...PLANNING,
];

/**
 * The time after which an unused connection is closed. A new one has to sign in, to read the catalog and to plan every
 * statement anew. One whose server has vanished is noticed within 20 seconds, since it is kept alive.
 */
const IDLE_MS = 10 * 60_000;

/** The interval at which the listening connection is tested, since a half-open one would go unnoticed. */
const HEARTBEAT_MS = 10_000;

/** Opens a PostgreSQL server, version 15 or newer. A lost connection only affects the statement that uses it. */
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
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: HEARTBEAT_MS,
  });
  // without these two listeners, a lost connection would end the process
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
    // otherwise it would try forever, and the process could not end
    await channel.close();
    await pool.end();
    throw error;
  }
  const sessionOf = (client: pg.PoolClient): DatabaseSession => ({
    ...watchStatements(
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

/** Runs one statement on a connection, which returns to the pool unless the server did not respond. */
async function alone(session: DatabaseSession, config: Parameters<QueryRunner['query']>[0]): Promise<pg.QueryResult> {
  let broken: Error | undefined;
  try {
    return await session.query(config);
  } catch (error) {
    if (isTimeout(error)) broken = error;
    throw error;
  } finally {
    session.release(broken);
  }
}

/**
 * Removes the name of a prepared statement, because a pooler may send it to another connection that does not know it.
 */
function withoutName(config: Parameters<QueryRunner['query']>[0]): Parameters<QueryRunner['query']>[0] {
  if (typeof config === 'string') return config;
  const { name: _name, ...rest } = config;
  return rest;
}
