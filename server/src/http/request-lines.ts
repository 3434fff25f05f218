import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Trace } from '#kernel/trace';

/** The fields of a request's log line, as the documentation describes them. */
export const REQUEST_FIELDS = {
  method: '`GET` or `POST`',
  route:
    'which call or page, without its query string and what stands in its place of a parameter; `unknown` where there is none',
  status: 'of the answer; 499 where the caller had gone before there was one',
  tookMs: 'milliseconds until the answer was written, or the caller had gone',
  account: 'the id of who asked; null where nobody is known',
  ip: 'from which address, by TRUST_PROXY',
  failure: 'of what was refused: the code of the failure, as the answer has it',
  because: 'of what could not be served: what the database or another service said',
  preview: 'the role as which a class was looked at',
} as const;

/** The fields that become known while the request is answered. */
export type RequestOutcome = { -readonly [Field in 'failure' | 'because' | 'preview']?: string };

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace;
    ending: RequestOutcome;
  }
}

/** The statuses of refused attempts, which are also logged with LOG_LEVEL=warn. */
const REFUSALS = new Set([401, 403, 429]);

/** Logs one line for each finished request, with a special one for slow requests. Call it before any route is added. */
export function writeRequestLines(app: FastifyInstance, slowMs: number): void {
  app.decorateRequest('trace');
  app.decorateRequest('ending');
  const write = (request: FastifyRequest, status: number, elapsedTime: number) => {
    const { method, routeOptions, ip, trace, ending, log, ws } = request;
    const isSlow = !ws && elapsedTime >= slowMs;
    const line: Readonly<Partial<Record<keyof typeof REQUEST_FIELDS, string | number | null>>> = {
      method,
      route: routeOptions.url ?? 'unknown',
      status,
      tookMs: Math.round(elapsedTime),
      account: trace.accountId,
      ip,
      ...ending,
    };
    const level = isSlow || REFUSALS.has(status) || ending.because !== undefined ? 'warn' : 'info';
    log[level](line, isSlow ? 'slow request' : 'request');
  };
  app.addHook('onRequest', (request, reply, done) => {
    request.trace = new Trace();
    request.ending = {};
    reply.raw.once('close', () => {
      if (!reply.raw.headersSent) write(request, CLIENT_GONE, reply.elapsedTime);
    });
    done();
  });
  app.addHook('onResponse', async (request, { raw, statusCode, elapsedTime }) => {
    // if the caller has left, the line was written then
    if (raw.headersSent) write(request, statusCode, elapsedTime);
  });
}

/** The status for callers who closed the connection before the answer. */
export const CLIENT_GONE = 499;
