import type { FastifyInstance } from 'fastify';
import { PUBLIC_KEYS } from './headers.ts';
import { derivePublicKey } from '#kernel/user-reference';
import type { Services } from '#kernel/services';

/** Serves the public key with which an external assistant verifies its users. D-168 */
export function serveKeys(app: FastifyInstance, { sealer }: Pick<Services, 'sealer'>): void {
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', PUBLIC_KEYS).send({ keys: [derivePublicKey(sealer)] }),
  );
}
