import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { leftUnchanged } from '#kernel/unchanged';
import { RefusalError } from '#kernel/refusal-error';
import { JSON_HEADERS } from './headers.ts';
import { WorkLimit, type Admission, type Limits } from './work-limit.ts';

/** Which bound a route counts for. Signing in hashes passwords, which has a queue of its own and takes longer. */
type Lane = 'work' | 'sign-in';

declare module 'fastify' {
  interface FastifyContextConfig {
    lane?: Lane;
  }
}

/** The paths that read or write the database. Pages and their files are in memory, and health answers by itself. */
const WORKS = /^\/(broker|api|graphql|files|calendar|billing\/statement)(\/|$)/;
/** Their passwords are hashed one after the other; the queue of that refuses before this does. */
const SIGN_INS: Limits = { atOnce: 500, mostWaiting: 0, waitMs: 0 };
const TRY_AGAIN_AFTER_SECONDS = 2;

/** Written as it is: refusing in the way of other answers takes twice as long, at the cost of those who are served. */
const { code, message, status } = FAILURES.UNAVAILABLE;
const BODY = Buffer.from(JSON.stringify({ success: false, errorCode: code, errorMessage: message }));
const HEADERS = {
  ...JSON_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'content-length': BODY.length,
  'retry-after': TRY_AGAIN_AFTER_SECONDS,
  [UNCHANGED]: 'true',
};

/** The reason why a request was not worked on. */
export type Shed = Exclude<Admission, 'admitted'>;

/**
 * Bounds for a database with so many connections: twice as many requests are in work, so that none idles, and some more
 * wait a moment, which takes the edge off a class that opens its pages at once.
 */
export const limitsFor = (connections: number): Limits => ({
  atOnce: 2 * connections,
  mostWaiting: 6 * connections,
  waitMs: 500,
});

/**
 * Refuses what is more than the process can do in time: at once, with 503 and Retry-After. A place is taken once the
 * whole request is there, so that slow senders hold none, and given back when the work has ended, not when the caller
 * has gone; who goes while waiting is dropped. Call it before any route is added. Returns the bound of all but sign-ins.
 */
export function shedLoad(app: FastifyInstance, limits: Limits, onShed: (why: Shed) => void = () => {}): WorkLimit {
  const lanes: Record<Lane, WorkLimit> = { work: new WorkLimit(limits), 'sign-in': new WorkLimit(SIGN_INS) };
  const wrapped = new WeakSet<RouteHandlerMethod>();
  const leaving = new WeakMap<FastifyRequest, () => void>();

  const refuse = (why: Shed): never => {
    onShed(why);
    throw leftUnchanged(new RefusalError(FAILURES.UNAVAILABLE, undefined, TRY_AGAIN_AFTER_SECONDS));
  };
  const drop = (reply: FastifyReply): void => {
    onShed('gone');
    // nobody is there to be answered
    reply.hijack();
  };
  const leave = (request: FastifyRequest) => {
    leaving.get(request)?.();
    leaving.delete(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const lane = laneOf(url, config.lane);
    if (lane === null || !lanes[lane].isFull) return done();
    onShed('full');
    reply.hijack();
    const headers = reply.headers({ ...HEADERS, 'x-request-id': request.id }).getHeaders();
    reply.raw.writeHead(status, headers as OutgoingHttpHeaders).end(BODY);
  });
  app.addHook('onRoute', (route: RouteOptions) => {
    const lane = laneOf(route.url, route.config?.lane);
    const { handler } = route;
    // a route of GET is announced once more for HEAD
    if (lane === null || wrapped.has(handler)) return;
    const limit = lanes[lane];
    route.handler = async function admitted(this: FastifyInstance, request, reply) {
      if (reply.raw.destroyed) return drop(reply);
      const admission = await limit.enter(reply.raw);
      if (admission === 'gone') return drop(reply);
      if (admission !== 'admitted') return refuse(admission);
      leaving.set(request, () => limit.leave());
      try {
        return await handler.call(this, request, reply);
      } finally {
        leave(request);
      }
    };
    wrapped.add(route.handler);
  });
  // the work is done once there is an answer, however slowly it is read
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  return lanes.work;
}

const laneOf = (url: string | undefined, lane: Lane | undefined): Lane | null =>
  lane ?? (url !== undefined && WORKS.test(url) ? 'work' : null);
