import type { FastifyInstance } from 'fastify';
import type { DatabaseState } from '#database/db';
import type { Services } from '#kernel/services';

const SENTENCES: Readonly<Record<Exclude<DatabaseState, 'ready'>, string>> = {
  away: 'The database cannot be reached.',
  silent: 'The database does not answer.',
  full: 'The disk of the database is full: pages can be read, and nothing can be saved.',
};

/**
 * /healthz while the process lives, with what becomes of mails; /readyz once it can serve and until it stops, else with
 * the reason. Neither waits behind the requests of people. D-208
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
  // a connection that stays open afterwards would hold the end up
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
