import pg from 'pg';

const RECONNECT_AFTER_MS = 500;
const ANSWERS_WITHIN_MS = 5000;

/**
 * Listens with one client for as long as the server runs, reconnecting if the database went away or does not respond.
 */
export function listenTo(url: string, heartbeatMs: number) {
  const listeners = new Map<(message: string) => void, () => void>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'bcs-realtime',
      keepAlive: true,
      keepAliveInitialDelayMillis: heartbeatMs,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: Math.min(ANSWERS_WITHIN_MS, 5 * heartbeatMs),
    });
    client = fresh;
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload }) => {
      for (const listener of listeners.keys()) listener(payload ?? '');
    });
    fresh.once('end', () => {
      clearInterval(heartbeat);
      if (!closed) retry = setTimeout(() => void reconnect(), RECONNECT_AFTER_MS);
    });
    const end = () => void fresh.end().catch(() => {});
    const heartbeat = setInterval(() => void fresh.query('select 1').catch(end), heartbeatMs);
    await fresh.connect();
    await fresh.query('listen realtime').catch((error: unknown) => {
      end();
      throw error;
    });
  }
  async function reconnect(): Promise<void> {
    // when one attempt fails, the next one starts
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
