import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Services } from '#kernel/services';

/**
 * /healthz while the process lives, with what becomes of mails; /readyz once it can serve and until it stops. D-208
 */
export function tellHealth(
  app: FastifyInstance,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  isStopping: () => boolean,
): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'ok', mail: settings.mail }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const ready =
      !closing &&
      !isStopping() &&
      (await database
        .one(sql`select 1 from schema_migrations limit 1`)
        .then(() => true)
        .catch(() => false));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
