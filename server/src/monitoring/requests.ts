import type { FastifyInstance } from 'fastify';
import { CLIENT_GONE } from '#http/request-lines';
import type { Metrics } from './metrics.ts';

/** The path of the socket, which stays open as long as a page. */
const SOCKETS = '/realtime';

/** Counts each answer by its route. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, { raw, statusCode, elapsedTime }) => {
    if (url === SOCKETS) return;
    const route = url === undefined ? 'unmatched' : `${method} ${url}`;
    metrics.request(route, raw.headersSent ? statusCode : CLIENT_GONE, elapsedTime);
  });
}
