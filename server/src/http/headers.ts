import helmet from '@fastify/helmet';
import { contentPolicy, type PageSurroundings } from '@bcs/contract/kernel/content-policy';
import type { FastifyInstance } from 'fastify';

/** The headers of every answer, with the policy of pages; what is no page gets a stricter one. */
export async function sendSecurityHeaders(app: FastifyInstance, surroundings: PageSurroundings): Promise<void> {
  const { secure } = surroundings;
  const policy = contentPolicy(surroundings);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // browsers warn when an origin was ever loaded without it
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy));
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    void reply.header('x-request-id', request.id);
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
      void reply.header('cache-control', 'no-store');
    }
  });
}
