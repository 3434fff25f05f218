import pg from 'pg';
import type { Database } from './db.ts';
import { queries } from './statements.ts';
import { transaction } from './transaction.ts';
import { types } from './types.ts';

const RECONNECT_AFTER_MS = 500;

/**
 * Compiling a statement takes longer than any of ours runs, and one wrong estimate is enough to start it; and each of
 * ours goes by keys, so that a plan made once is good for all: to plan anew each time takes up to ten times as long.
 */
export const SESSION_OPTIONS = '-c jit=off -c plan_cache_mode=force_generic_plan';

/** Opens a PostgreSQL server (15 or newer). A lost connection fails its query and nothing else. */
export async function openPostgres(url: string, { poolSize = 10 } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    application_name: 'bcs',
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 10_000,
    options: SESSION_OPTIONS,
  });
  // Without these two listeners a lost connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const channel = listenTo(url);
  try {
    await channel.connect();
  } catch (error) {
    // else it would try again for ever, and the process could not end
    await channel.close();
    await pool.end();
    throw error;
  }
  return {
    engine: 'postgres',
    ...queries({ query: (config) => pool.query(config as pg.QueryConfig) }),
    transaction: async (work) => transaction(await pool.connect(), work),
    subscribe: channel.subscribe,
    close: async () => {
      await channel.close();
      await pool.end();
    },
  };
}

/** One client that listens for ever, and connects again when the server went away. */
function listenTo(url: string) {
  const listeners = new Map<(message: string) => void, () => void>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url, application_name: 'bcs-realtime', keepAlive: true });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => {
      for (const listener of listeners.keys()) listener(payload ?? '');
    });
    client.on('end', () => {
      if (!closed) retry = setTimeout(() => void reconnect(), RECONNECT_AFTER_MS);
    });
    await client.connect();
    await client.query('listen realtime');
  }
  async function reconnect(): Promise<void> {
    // the end of a vain attempt brings the next one
    const isBack = await connect().then(
      () => true,
      () => false,
    );
    if (isBack) for (const onReconnect of listeners.values()) onReconnect();
  }
  return {
    connect,
    subscribe: (onMessage: (message: string) => void, onReconnect = () => {}) => {
      listeners.set(onMessage, onReconnect);
      return () => void listeners.delete(onMessage);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
