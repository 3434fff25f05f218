import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { matchesEtag } from './etag.ts';
import { perNetwork } from './rate-limit.ts';

/** The number of requests per minute, enough for a school behind one address that opens lists of faces. */
const PER_MINUTE = 6000;
const FILE = /^[\w-]{43}\.(webp|png)$/;
/** The policy for uploaded files: nothing in them can run, wherever they are opened. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

type Reader = () => Promise<Uint8Array | null>;
type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/**
 * Sets the headers of an uploaded file.
 * @param disposition as `inline; filename="picture.webp"`. D-155
 */
export const setFileHeaders = (reply: FastifyReply, disposition: string): FastifyReply =>
  reply
    .header('content-security-policy', FILE_POLICY)
    .header('content-disposition', disposition)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');

/** Sends a redrawn upload under its name. */
export const setUploadHeaders = (reply: FastifyReply, name: string): FastifyReply =>
  setFileHeaders(reply, `inline; filename="${name}"`);

/**
 * Serves profile pictures at secret addresses, which only answers to people who may see them contain; a replaced
 * picture is gone. Images cannot be requested with a token.
 */
export function servePictures(app: FastifyInstance, pictureOf: (key: string) => Promise<Reader | null>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/pictures/:file',
    config: perNetwork(PER_MINUTE),
    handler: async ({ params: { file }, headers }: FileRequest, reply) => {
      const [, kind] = FILE.exec(file) ?? [];
      const read = kind === undefined ? null : await pictureOf(`pictures/${file}`);
      if (read === null) throw new RefusalError(FAILURES.NOT_FOUND);
      // another picture has another address, so the name identifies the version
      const etag = `"${file.slice(0, 22)}"`;
      void setUploadHeaders(reply, `picture.${kind}`)
        .header('etag', etag)
        .header('cache-control', 'private, max-age=300');
      if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
      const picture = await read();
      if (picture === null) throw new RefusalError(FAILURES.NOT_FOUND);
      return reply.type(`image/${kind}`).send(Buffer.from(picture));
    },
  });
}
