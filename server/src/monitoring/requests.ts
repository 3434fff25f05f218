import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** It lasts for as long as a page is open. */
const SOCKETS = '/realtime';

/** The caller closed the connection before there was an answer. */
const CLIENT_GONE = 499;

/** Counts each answer by its route, and tells the log of those that took long. */
export function watchRequests(app: FastifyInstance, metrics: Metrics | null, slowMs: number): void {
  app.addHook('onResponse', async ({ method, routeOptions: { url }, log }, { raw, statusCode, elapsedTime }) => {
    if (url === SOCKETS) return;
    const route = url === undefined ? 'unmatched' : `${method} ${url}`;
    metrics?.request(route, raw.headersSent ? statusCode : CLIENT_GONE, elapsedTime);
    if (elapsedTime >= slowMs) log.warn({ route, tookMs: Math.round(elapsedTime) }, 'slow request');
  });
}
