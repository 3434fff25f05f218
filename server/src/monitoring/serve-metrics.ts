import { hash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';

const PATH = '/metrics';

/** Serves /metrics to requests with the token; for others the page does not exist. */
export function serveMetricsByToken(app: FastifyInstance, registry: Registry, token: string): void {
  const wanted = hash('sha256', `Bearer ${token}`, 'buffer');
  app.get(PATH, { config: { rateLimit: false } }, async ({ headers: { authorization = '' } }, reply) => {
    if (!timingSafeEqual(hash('sha256', authorization, 'buffer'), wanted)) throw new RefusalError(FAILURES.NOT_FOUND);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/**
 * Serves /metrics on a separate port, which only Prometheus should reach.
 * @throws an error with a code if the port cannot be used
 */
export async function serveMetricsOnPort(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== PATH) return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
