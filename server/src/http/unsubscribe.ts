import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { perNetwork } from './rate-limit.ts';

/** Mail services ask for many of their readers from a few addresses. */
const PER_MINUTE = 600;
const SMALL = 4096;

type UnsubscribeRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * The address in the head of mails with a switch (RFC 8058). A POST, which mail programs send without cookies, turns the
 * kind of the mail off, again and again with the same answer. A GET changes nothing, since programs look at every link in
 * a mail: it leads to the page with the button. SUCC-082
 */
export async function serveUnsubscribe(
  app: FastifyInstance,
  unsubscribe: (token: string) => Promise<boolean>,
): Promise<void> {
  const config = perNetwork(PER_MINUTE);
  await app.register(async (scope) => {
    // the address says everything; what the body holds is not looked at
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
