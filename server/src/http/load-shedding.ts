import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { leftUnchanged } from '#kernel/unchanged';
import { RefusalError } from '#kernel/refusal-error';
import { JSON_HEADERS } from './headers.ts';
import { WorkLimit, type Admission, type Limits } from './work-limit.ts';

/** The queue of a route. Signing in hashes passwords, which takes longer and has a queue of its own. */
type Lane = 'work' | 'sign-in';

declare module 'fastify' {
  interface FastifyContextConfig {
    lane?: Lane;
  }
}

/** Paths that use the database. Pages and their files are in memory, and health has its own answers. */
const WORKS = /^\/(broker|api|graphql|files|calendar|billing\/statement)(\/|$)/;
/**
 * The limits for sign-ins, whose passwords are hashed one after the other; that queue refuses earlier than this one.
 */
const SIGN_INS: Limits = { atOnce: 500, mostWaiting: 0, waitMs: 0 };
const TRY_AGAIN_AFTER_SECONDS = 2;

/** The prepared refusal: sending it like other answers would take twice as long, at the expense of served requests. */
const { code, message, status } = FAILURES.UNAVAILABLE;
const BODY = Buffer.from(JSON.stringify({ success: false, errorCode: code, errorMessage: message }));
const HEADERS = {
  ...JSON_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'content-length': BODY.length,
  'retry-after': TRY_AGAIN_AFTER_SECONDS,
  [UNCHANGED]: 'true',
};

/** The reason why a request was shed. */
export type ShedReason = Exclude<Admission, 'admitted'>;

/**
 * The limits for a database with a number of connections: twice as many requests at work, so that none idles, and some
 * more that wait for a moment, for classes that open their pages at once.
 */
export const limitsFor = (connections: number): Limits => ({
  atOnce: 2 * connections,
  mostWaiting: 6 * connections,
  waitMs: 500,
});

/**
 * Sheds requests that cannot be served in time with 503 and Retry-After. A request takes a place when it has arrived
 * completely, so that slow senders hold none, and frees it when its work has ended, even if the caller has gone;
 * callers who leave while waiting are dropped. Call it before any route is added. Returns the limit for everything
 * except sign-ins.
 */
export function shedLoad(
  app: FastifyInstance,
  limits: Limits,
  onShed: (why: ShedReason) => void = () => {},
): WorkLimit {
  const lanes: Record<Lane, WorkLimit> = { work: new WorkLimit(limits), 'sign-in': new WorkLimit(SIGN_INS) };
  const wrapped = new WeakSet<RouteHandlerMethod>();
  const leaving = new WeakMap<FastifyRequest, () => void>();

  const refuse = (why: ShedReason): never => {
    onShed(why);
    throw leftUnchanged(new RefusalError(FAILURES.UNAVAILABLE, undefined, TRY_AGAIN_AFTER_SECONDS));
  };
  const drop = (reply: FastifyReply): void => {
    onShed('gone');
    // nobody is there to receive an answer
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
    // a GET route is announced again for HEAD
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
  // the work is done when there is an answer, however slowly it is read
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  return lanes.work;
}

const laneOf = (url: string | undefined, lane: Lane | undefined): Lane | null =>
  lane ?? (url !== undefined && WORKS.test(url) ? 'work' : null);
