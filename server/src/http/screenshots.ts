import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { SCREENSHOT } from '@bcs/contract/features/support/failures';
import { SCREENSHOT_BYTES } from '@bcs/contract/features/support/screenshot';
import { RefusalError } from '#kernel/refusal-error';
import { setUploadHeaders } from './pictures.ts';
import { perNetwork } from './rate-limit.ts';

/** The service that the routes need, which the feature implements. */
interface Screenshots {
  readonly allows: (use: 'put' | 'get', key: string, query: object) => boolean;
  readonly receive: (key: string, bytes: Uint8Array) => Promise<void>;
  readonly find: (key: string) => Promise<(() => Promise<Uint8Array | null>) | null>;
}

type FileRequest = FastifyRequest<{ Params: { file: string }; Querystring: object; Body: Buffer | undefined }>;

const PATH = '/files/screenshots/:file';
/** The number of requests per minute, enough for a class behind one address. */
const PER_MINUTE = 120;
const config = perNetwork(PER_MINUTE);
const FILE = /^[\w-]{43}\.webp$/;
const keyOf = ({ params: { file } }: FileRequest) => `screenshots/${file}`;

/**
 * Receives and shows screenshots at signed addresses. Requests without a valid one are refused before a byte of the
 * file is read. D-165
 */
export function serveScreenshots(app: FastifyInstance, screenshots: Screenshots): void {
  const only = (use: 'put' | 'get') => async (request: FastifyRequest) => {
    const asked = request as FileRequest;
    const isAllowed = FILE.test(asked.params.file) && screenshots.allows(use, keyOf(asked), asked.query as object);
    if (!isAllowed) throw new RefusalError(FAILURES.NOT_FOUND);
  };
  void app.register(async (own) => {
    // this is the only route that reads pictures
    own.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: SCREENSHOT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    own.route({
      method: 'PUT',
      url: PATH,
      config,
      onRequest: only('put'),
      handler: async (request) => {
        const { body } = request as FileRequest;
        if (!Buffer.isBuffer(body) || body.length === 0) throw new RefusalError(SCREENSHOT.NO_IMAGE);
        await screenshots.receive(keyOf(request as FileRequest), body);
        return { success: true };
      },
    });
    own.route({
      method: ['GET', 'HEAD'],
      url: PATH,
      config,
      onRequest: only('get'),
      handler: async (request, reply) => {
        const read = await screenshots.find(keyOf(request as FileRequest));
        const picture = read && (await read());
        if (!picture) throw new RefusalError(FAILURES.NOT_FOUND);
        void setUploadHeaders(reply, 'screenshot.webp').header('cache-control', 'private, max-age=300');
        return reply.type('image/webp').send(Buffer.from(picture));
      },
    });
  });
}
