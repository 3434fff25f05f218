import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { isSame } from './etag.ts';
import { perNetwork } from './rate-limit.ts';

/** A whole school behind one address opens lists of faces. */
const PER_MINUTE = 6000;
const FILE = /^[\w-]{43}\.(webp|png)$/;
/** The policy for files that people upload: nothing in them can run, wherever they are opened. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

type Reader = () => Promise<Uint8Array | null>;
type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/** The headers of a file that people uploaded. @param disposition as `inline; filename="picture.webp"`. D-155 */
export const asFile = (reply: FastifyReply, disposition: string): FastifyReply =>
  reply
    .header('content-security-policy', FILE_POLICY)
    .header('content-disposition', disposition)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');

/** Sends an upload that the product drew anew, under its name. */
export const asUpload = (reply: FastifyReply, name: string): FastifyReply =>
  asFile(reply, `inline; filename="${name}"`);

/**
 * Serves profile pictures. Their addresses are secret and stand only in answers to those who may see the person; a
 * picture that was replaced is gone. A page cannot send its token with an image.
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
      // another picture has another address, so the name says which version it is
      const etag = `"${file.slice(0, 22)}"`;
      void asUpload(reply, `picture.${kind}`).header('etag', etag).header('cache-control', 'private, max-age=300');
      if (isSame(headers['if-none-match'], etag)) return reply.code(304).send();
      const picture = await read();
      if (picture === null) throw new RefusalError(FAILURES.NOT_FOUND);
      return reply.type(`image/${kind}`).send(Buffer.from(picture));
    },
  });
}
