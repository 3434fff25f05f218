import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentPolicy, type PageSurroundings } from '@bcs/contract/kernel/content-policy';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The headers of answers that are not pages: they may load nothing, and are not cached. */
export const JSON_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
};

/** The cache time of public keys, which rarely change and are requested often. */
export const PUBLIC_KEYS = 'public, max-age=300';

/** Adds the security headers to every answer, with the policy for pages; other answers get a stricter one. */
export function sendSecurityHeaders(app: FastifyInstance, surroundings: PageSurroundings): void {
  const headers = {
    ...headersOfHelmet(surroundings.secure),
    'permissions-policy': 'camera=(), microphone=(), display-capture=(), geolocation=(), payment=(), usb=()',
    'content-security-policy': contentPolicy(surroundings),
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      // keeps the cache header of what may be cached: the public keys
      const kept = reply.getHeader('cache-control');
      void reply.headers(kept === PUBLIC_KEYS ? { ...JSON_HEADERS, 'cache-control': kept } : JSON_HEADERS);
    }
  });
}

/** Reads the headers of helmet once, because they are the same for all answers and would take a tenth of the work. */
function headersOfHelmet(secure: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  const setAll = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // browsers warn if an origin was ever loaded without it
    originAgentCluster: false,
  });
  setAll({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
