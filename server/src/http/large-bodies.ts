import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { isTokenLive } from '#kernel/held-session';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { tokenHash } from '#kernel/tokens';
import { headerToken } from './rate-limit.ts';
import type { UnprovenTokens } from './unproven-tokens.ts';
import { WorkLimit } from './work-limit.ts';

/** The size in bytes that every call accepts. */
const SMALL = 1_048_576;
/** The limits for large bodies, each of which takes some forty megabytes. */
const LIMITS = { atOnce: 3, mostWaiting: 20, waitMs: 8 * SECOND };
const TRY_AGAIN_AFTER_SECONDS = 10;

/**
 * Admits large bodies before they are read: only from signed-in callers, and a few at a time, so that nobody fills the
 * memory with files that are then refused. The place is freed when the work has ended. D-293
 */
export class LargeBodies {
  readonly #limit = new WorkLimit(LIMITS);
  readonly #places = new WeakMap<FastifyRequest, () => void>();
  readonly #services: Pick<Services, 'database' | 'clock'>;
  readonly #unproven: UnprovenTokens;

  constructor(services: Pick<Services, 'database' | 'clock'>, unproven: UnprovenTokens) {
    this.#services = services;
    this.#unproven = unproven;
  }

  admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // a body without a length may be of any size
    if (Number(request.headers['content-length'] ?? Infinity) <= SMALL) return;
    await this.#refuseStrangers(request);
    const admission = await this.#limit.enter(reply.raw);
    if (admission !== 'admitted') throw new RefusalError(FAILURES.RATE_LIMITED, undefined, TRY_AGAIN_AFTER_SECONDS);
    const leave = () => {
      if (this.#places.delete(request)) this.#limit.leave();
    };
    this.#places.set(request, leave);
    // an aborted or invalid body leads to no work
    reply.raw.once('close', leave);
    // while the token was looked up, nobody listened yet
    if (reply.raw.destroyed) leave();
  };

  /** Does the work of a body. If the caller leaves, the work continues and keeps its place. */
  async work<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    const leave = this.#places.get(request);
    if (!leave) return work();
    reply.raw.off('close', leave);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  async #refuseStrangers(request: FastifyRequest): Promise<void> {
    const token = headerToken(request);
    if (token === null) throw new RefusalError(FAILURES.UNAUTHENTICATED);
    const { database, clock } = this.#services;
    await this.#unproven.prove(
      token,
      request.ip,
      async () => (await isTokenLive(database, tokenHash(token), clock())) || undefined,
    );
  }
}
