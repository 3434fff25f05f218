import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { matchesEtag } from './etag.ts';
import { perNetwork } from './rate-limit.ts';

/** The number of requests per minute: everybody in an office behind one address asks once an hour. */
const PER_MINUTE = 120;
const FILE = /^([\w-]{43})\.ics$/;

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/** Serves calendars at their secret addresses. Any other address is 404. */
export function serveCalendars(app: FastifyInstance, calendarOf: (token: string) => Promise<string | null>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/calendar/:file',
    config: perNetwork(PER_MINUTE),
    handler: async ({ params, headers }: FileRequest, reply) => {
      const [, token] = FILE.exec(params.file) ?? [];
      const calendar = token === undefined ? null : await calendarOf(token);
      if (calendar === null) throw new RefusalError(FAILURES.NOT_FOUND);
      const etag = `"${hash('sha256', calendar, 'base64url').slice(0, 22)}"`;
      void reply
        .header('etag', etag)
        .header('cache-control', 'private, no-cache')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex');
      if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="bootcamp-square.ics"')
        .send(calendar);
    },
  });
}
