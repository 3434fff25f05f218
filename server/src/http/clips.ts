import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { isClipTicketValid } from '#kernel/clip-tickets';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { perNetwork } from './rate-limit.ts';

/** The number of pieces of a film per minute, above what any player requests. */
const PIECES_PER_MINUTE = 600;
const BEYOND_THE_END = 416;
const NAME = /^([a-z-]+)\.(webm|mp4|vtt)$/;

type FileRoute = Readonly<{ Params: { file: string }; Querystring: { ticket?: unknown } }>;

/** Serves the clips of the library at /files/clips, whole or in ranges, to those with a ticket. */
export async function serveClips(app: FastifyInstance, { sealer, clock }: Services): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '../adapters/clips/files'),
    serve: false,
    cacheControl: false,
    index: false,
  });
  app.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url: '/files/clips/:file',
    config: perNetwork(PIECES_PER_MINUTE),
    // a player needs it to find out the length of the film, so this refusal keeps its status and header
    errorHandler: (error: FastifyError & { headers?: Record<string, string> }, _request, reply) => {
      if (error.statusCode !== BEYOND_THE_END) throw error;
      return reply
        .code(BEYOND_THE_END)
        .headers(error.headers ?? {})
        .send();
    },
    handler: (request, reply) => {
      const { file } = request.params;
      const [, clipId] = NAME.exec(file) ?? [];
      if (clipId === undefined) throw new RefusalError(FAILURES.NOT_FOUND);
      const { ticket } = request.query;
      if (typeof ticket !== 'string' || !isClipTicketValid(sealer, ticket, clipId, clock()))
        throw new RefusalError(FAILURES.UNAUTHENTICATED);
      return reply.header('cache-control', 'private, max-age=3600').sendFile(file);
    },
  });
}
