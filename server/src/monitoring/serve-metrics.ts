import { hash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';

const PATH = '/metrics';

/** Serves /metrics to those who bring the token; to everybody else there is no such page. */
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
 * Serves /metrics on a port of its own, which only Prometheus should reach. @throws an error with a code when it is not
 * to be had
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
