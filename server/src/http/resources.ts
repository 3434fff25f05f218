import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { matchesEtag } from './etag.ts';
import { setFileHeaders } from './pictures.ts';
import { perNetwork } from './rate-limit.ts';

/** A file of a session. */
type Found = Readonly<{ mimeType: string; name: string; read: () => Promise<Uint8Array | null> }>;

/** The service that the route needs, which the feature implements. */
interface Resources {
  readonly allows: (key: string, query: object) => boolean;
  readonly find: (key: string) => Promise<Found | null>;
}

type FileRequest = FastifyRequest<{ Params: { file: string }; Querystring: object }>;

/** The number of requests per minute, enough for a class behind one address that opens handouts. */
const PER_MINUTE = 1200;
const FILE = /^[\w-]{43}\.(webp|pdf)$/;
const PDF = 'application/pdf';

/** Encodes any file name for a header. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * Chooses how to present a file: pictures are shown. PDF files are downloaded, since not every browser opens them in a
 * safe sandbox, and they may contain scripts.
 */
const dispositionOf = ({ mimeType, name }: Found): string =>
  `${mimeType === PDF ? 'attachment' : 'inline'}; filename="resource.${mimeType === PDF ? 'pdf' : 'webp'}"; filename*=UTF-8''${encoded(name)}`;

/** Serves files of sessions at signed addresses, because a link in a new tab cannot send a token. ADM-090, D-165 */
export function serveResources(app: FastifyInstance, resources: Resources): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/resources/:file',
    config: perNetwork(PER_MINUTE),
    handler: async ({ params: { file }, query, headers }: FileRequest, reply) => {
      const key = `resources/${file}`;
      const found = FILE.test(file) && resources.allows(key, query as object) ? await resources.find(key) : null;
      if (found === null) throw new RefusalError(FAILURES.NOT_FOUND);
      // another file has another address, so the name identifies the version
      const etag = `"${file.slice(0, 22)}"`;
      void setFileHeaders(reply, dispositionOf(found))
        .header('etag', etag)
        .header('cache-control', 'private, max-age=300');
      if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
      const bytes = await found.read();
      if (bytes === null) throw new RefusalError(FAILURES.NOT_FOUND);
      return reply.type(found.mimeType).send(Buffer.from(bytes));
    },
  });
}
