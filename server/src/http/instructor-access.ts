import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCOPE_MISSING } from '@bcs/contract/features/access-tokens/failures';
import { NO_ACCESS, RATE_LIMIT_EXCEEDED } from '@bcs/contract/features/instructor-api/failures';
import { scopeNeededFor, type GraphSource } from '@bcs/contract/features/instructor-api/graph';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { SLOW_ANSWER_MS } from '@bcs/contract/features/instructor-api/limits';
import { MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import { acquireTurnWithState } from '#kernel/quota';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { tokenHash } from '#kernel/tokens';
import { headerToken } from './rate-limit.ts';
import type { UnprovenTokens } from './unproven-tokens.ts';

/** The number of answers per minute below which a slow one is not significant. */
const MIN_SAMPLES = 20;
const SLOW_SHARE = 0.05;

/**
 * Tells whether this process is under load: more than one in twenty answers of the last minute were slow. Counting by
 * the second keeps it cheap. D-173
 */
export class LoadMeter {
  private readonly seconds = new Map<number, { answers: number; slow: number }>();

  record(tookMs: number, now: Instant): void {
    const second = Math.floor(msOf(now) / 1000);
    const counted = this.seconds.get(second) ?? { answers: 0, slow: 0 };
    counted.answers += 1;
    if (tookMs > SLOW_ANSWER_MS) counted.slow += 1;
    this.seconds.set(second, counted);
    this.forget(now);
  }

  isUnderLoad(now: Instant): boolean {
    this.forget(now);
    let [answers, slow] = [0, 0];
    for (const each of this.seconds.values()) {
      answers += each.answers;
      slow += each.slow;
    }
    return answers >= MIN_SAMPLES && slow > answers * SLOW_SHARE;
  }

  private forget(now: Instant) {
    const first = Math.floor((msOf(now) - MINUTE) / 1000);
    for (const second of this.seconds.keys()) {
      if (second > first) return;
      this.seconds.delete(second);
    }
  }
}

/** A caller who has been admitted. */
export interface AdmittedCaller {
  readonly token: string;
  /** The scopes of an access token; null for a login session, which can read everything. */
  readonly scopes: readonly string[] | null;
}
/**
 * Admits a request or refuses it.
 * @throws RefusalError
 */
export type AdmitRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<AdmittedCaller>;

/**
 * Refuses a token without the needed scope.
 * @throws RefusalError
 */
export function throwUnlessMadeFor({ scopes }: AdmittedCaller, asked: GraphSource): void {
  const scope = scopeNeededFor(asked);
  if (scopes !== null && scope !== null && !scopes.includes(scope)) throw new RefusalError(SCOPE_MISSING);
}

interface Rules {
  readonly unproven: UnprovenTokens;
  /** Finds the rights of a token; nothing if it is invalid. */
  readonly find: (
    hash: Buffer,
  ) => Promise<(Pick<AdmittedCaller, 'scopes'> & { readonly accountId: number }) | undefined>;
  readonly perMinute: (underLoad: boolean) => number;
}

/** Admits callers to the instructor API with a limit per minute, which REST and GraphQL share. D-171, D-173 */
export function openInstructorAccess(
  app: FastifyInstance,
  services: Services,
  { unproven, find, perMinute }: Rules,
): AdmitRequest {
  const load = new LoadMeter();
  app.addHook('onResponse', async (_request, reply) => load.record(reply.elapsedTime, services.clock()));

  async function acquireTurn(hash: Buffer, reply: FastifyReply) {
    const now = services.clock();
    const quota = { most: perMinute(load.isUnderLoad(now)), perSeconds: 60 };
    const key = `instructor-api:${hash.toString('hex')}`;
    const { wait, taken, resetsIn } = await services.database.transaction((tx) =>
      acquireTurnWithState(tx, key, quota, now),
    );
    void reply.headers({
      'ratelimit-limit': quota.most,
      'ratelimit-remaining': Math.max(0, quota.most - taken),
      'ratelimit-reset': resetsIn,
    });
    if (wait > 0) throw new RefusalError(RATE_LIMIT_EXCEEDED, undefined, wait);
  }

  return async (request, reply) => {
    const token = headerToken(request);
    if (token === null) throw new RefusalError(NO_ACCESS);
    const hash = tokenHash(token);
    const found = await unproven.prove(token, request.ip, () => find(hash));
    request.trace.accountId = found.accountId;
    await acquireTurn(hash, reply);
    return { token, scopes: found.scopes };
  };
}

/** Translates an error for this API, where it differs from the pages of the product. */
export function asSaidHere(error: unknown): unknown {
  if (!(error instanceof RefusalError)) return error;
  const { failure, fields, retryAfterSeconds } = error;
  // courses in which the caller does not teach are not revealed
  if (failure === FAILURES.FORBIDDEN) return new RefusalError(FAILURES.NOT_FOUND);
  if (failure === FAILURES.UNAUTHENTICATED) return new RefusalError(NO_ACCESS);
  if (failure === FAILURES.RATE_LIMITED) return new RefusalError(RATE_LIMIT_EXCEEDED, fields, retryAfterSeconds);
  return error;
}
