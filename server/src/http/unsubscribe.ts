import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { perNetwork } from './rate-limit.ts';

/** The number of requests per minute, since mail services ask on behalf of many readers. */
const PER_MINUTE = 600;
const SMALL = 4096;

type UnsubscribeRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * Serves the address in the header of mails that can be turned off (RFC 8058). A POST, which mail programs send without
 * cookies, turns the kind off and can be repeated. A GET changes nothing, since programs follow links in mails: it
 * leads to a page with a button. SUCC-082
 */
export async function serveUnsubscribe(
  app: FastifyInstance,
  unsubscribe: (token: string) => Promise<boolean>,
): Promise<void> {
  const config = perNetwork(PER_MINUTE);
  await app.register(async (scope) => {
    // the address contains everything; the body is ignored
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: SMALL }, (_request, _body, done) =>
      done(null, null),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      void reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex');
    });
    scope.post('/unsubscribe/:token', { config }, async ({ params }: UnsubscribeRequest, reply) => {
      if (!(await unsubscribe(params.token))) throw new RefusalError(FAILURES.NOT_FOUND);
      return reply.type('text/plain; charset=utf-8').send('You will get no more e-mails of this kind.\n');
    });
    scope.get('/unsubscribe/:token', { config }, async ({ params }: UnsubscribeRequest, reply) =>
      reply.redirect(`/unsubscribe?${new URLSearchParams({ token: params.token }).toString()}`, 302),
    );
  });
}
