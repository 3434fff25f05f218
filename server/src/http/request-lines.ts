import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Trace } from '#kernel/trace';

/** Fields of the line of a request, as the documents describe them. */
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

/** The fields of the line that become known while the request is answered. */
export type RequestOutcome = { -readonly [Field in 'failure' | 'because' | 'preview']?: string };

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace;
    ending: RequestOutcome;
  }
}

/** The statuses of attempts that were refused; their lines are written at LOG_LEVEL=warn as well. ASVS 16.3.2 */
const REFUSALS = new Set([401, 403, 429]);

/**
 * One line for each request, once it is over: who asked for what, and what became of it. One that took long is named as
 * such. Call it before any route is added.
 */
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
    // whoever has gone had a line then
    if (raw.headersSent) write(request, statusCode, elapsedTime);
  });
}

/** The caller closed the connection before there was an answer. */
export const CLIENT_GONE = 499;
