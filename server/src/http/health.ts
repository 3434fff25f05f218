import type { FastifyInstance } from 'fastify';
import type { DatabaseState } from '#database/db';
import type { Services } from '#kernel/services';

const SENTENCES: Readonly<Record<Exclude<DatabaseState, 'ready'>, string>> = {
  away: 'The database cannot be reached.',
  silent: 'The database does not answer.',
  full: 'The disk of the database is full: pages can be read, and nothing can be saved.',
};

/**
 * Serves /healthz while the process lives, with the state of mail, and /readyz while it can serve, else with the
 * reason. Neither waits behind other requests. D-208
 */
export function serveHealth(
  app: FastifyInstance,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  isStopping: () => boolean,
): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // a connection that stays open would delay the end
  app.addHook('onSend', async (_request, reply) => {
    if (closing || isStopping()) void reply.header('connection', 'close');
  });
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'ok', mail: settings.mail }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    if (closing || isStopping())
      return reply.code(503).send({ status: 'not ready', reason: 'The server is stopping.' });
    const state = await database.state();
    if (state === 'ready') return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', reason: SENTENCES[state] });
  });
}
