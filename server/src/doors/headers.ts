import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Players that session videos and the library may embed. */
export interface EmbeddedHosts {
  readonly players: readonly string[];
}

/** The headers of every answer, and the strict policy of pages: no inline script or style, trusted types. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { players }: EmbeddedHosts,
  secure: boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: players.length > 0 ? [...players] : ["'none'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // browsers warn when an origin was ever loaded without it
    originAgentCluster: false,
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    void reply.header('x-request-id', request.id);
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
      void reply.header('cache-control', 'no-store');
    }
  });
}
