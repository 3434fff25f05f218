import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { isSame } from './etag.ts';
import { asFile } from './pictures.ts';
import { perNetwork } from './rate-limit.ts';

/** A file that a session holds. */
type Found = Readonly<{ mimeType: string; name: string; read: () => Promise<Uint8Array | null> }>;

/** The questions of the route, which the feature answers. */
interface Resources {
  readonly allows: (key: string, query: object) => boolean;
  readonly find: (key: string) => Promise<Found | null>;
}

type FileRequest = FastifyRequest<{ Params: { file: string }; Querystring: object }>;

/** A whole class behind one address opens the handouts of a session. */
const PER_MINUTE = 1200;
const FILE = /^[\w-]{43}\.(webp|pdf)$/;
const PDF = 'application/pdf';

/** Encodes any name for a header. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * A picture is shown. A PDF file is saved: not every browser opens one in the sandbox in which nothing of ours can be
 * reached, and it may bring scripts of its own along.
 */
const dispositionOf = ({ mimeType, name }: Found): string =>
  `${mimeType === PDF ? 'attachment' : 'inline'}; filename="resource.${mimeType === PDF ? 'pdf' : 'webp'}"; filename*=UTF-8''${encoded(name)}`;

/**
 * Serves files of sessions at addresses that the calls have given to people of the class: a link that opens a page of its own
 * cannot bring a token along. ADM-090, D-165
 */
export function serveResources(app: FastifyInstance, resources: Resources): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/resources/:file',
    config: perNetwork(PER_MINUTE),
    handler: async ({ params: { file }, query, headers }: FileRequest, reply) => {
      const key = `resources/${file}`;
      const found = FILE.test(file) && resources.allows(key, query as object) ? await resources.find(key) : null;
      if (found === null) throw new RefusalError(FAILURES.NOT_FOUND);
      // another file has another address, so the name says which version it is
      const etag = `"${file.slice(0, 22)}"`;
      void asFile(reply, dispositionOf(found)).header('etag', etag).header('cache-control', 'private, max-age=300');
      if (isSame(headers['if-none-match'], etag)) return reply.code(304).send();
      const bytes = await found.read();
      if (bytes === null) throw new RefusalError(FAILURES.NOT_FOUND);
      return reply.type(found.mimeType).send(Buffer.from(bytes));
    },
  });
}
