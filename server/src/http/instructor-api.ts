import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_ACCESS, RATE_LIMIT_EXCEEDED } from '@bcs/contract/features/instructor-api/failures';
import { requestsPerMinute } from '@bcs/contract/features/instructor-api/limits';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { takeTurnOrWait, turnsTaken } from '#kernel/quota';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { tokenHash } from '#kernel/tokens';
import { LoadMeter } from './load-meter.ts';
import { headerToken, networkOf, tokenKey } from './rate-limit.ts';
import { takeTry } from './tries.ts';
import { UnprovenTokens } from './unproven-tokens.ts';
import { writeAnswer } from './write-answer.ts';

interface InstructorApi {
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Whether a token works here at all. */
  readonly admits: (hash: Buffer) => Promise<boolean>;
}

/** Opens the instructor API: the same calls and rules as everywhere, for those who teach. API-017, D-171 to D-173 */
export function openInstructorApi(app: FastifyInstance, { handlers, admits }: InstructorApi, services: Services): void {
  const load = new LoadMeter();
  const unproven = new UnprovenTokens();
  app.addHook('onResponse', async (_request, reply) => load.record(reply.elapsedTime, services.clock()));

  async function answer(handler: Handler, request: FastifyRequest, reply: FastifyReply) {
    const token = headerToken(request);
    const isLogin = handler.call.scope.by === 'public';
    if (isLogin) await takeTry(handler.call, request, services);
    else await admit(token, request, reply);
    const input = request.body ?? {};
    return writeAnswer(
      request,
      reply,
      handler.call,
      await handleCall(handler, { token, input, ip: request.ip, purpose: 'instructor-api' }, services),
    );
  }
  async function admit(token: string | null, { ip }: FastifyRequest, reply: FastifyReply) {
    if (token === null) throw new RefusalError(NO_ACCESS);
    const [key, address] = [tokenKey(token), networkOf(ip)];
    const seconds = unproven.admit(key, address, services.clock());
    if (seconds > 0) throw new RefusalError(RATE_LIMIT_EXCEEDED, undefined, seconds);
    const hash = tokenHash(token);
    const works = await admits(hash);
    unproven.learn(key, address, works);
    if (!works) throw new RefusalError(NO_ACCESS);
    await takeTurn(hash, reply);
  }
  async function takeTurn(hash: Buffer, reply: FastifyReply) {
    const now = services.clock();
    const quota = { most: requestsPerMinute(load.isUnderLoad(now)), perSeconds: 60 };
    const key = `instructor-api:${hash.toString('hex')}`;
    const { wait, taken, resetsIn } = await services.database.transaction(async (tx) => ({
      wait: await takeTurnOrWait(tx, key, quota, now),
      ...(await turnsTaken(tx, key, quota, now)),
    }));
    void reply.headers({
      'ratelimit-limit': quota.most,
      'ratelimit-remaining': Math.max(0, quota.most - taken),
      'ratelimit-reset': resetsIn,
    });
    if (wait > 0) throw new RefusalError(RATE_LIMIT_EXCEEDED, undefined, wait);
  }

  for (const handler of Object.values(handlers)) {
    const [, url = ''] = handler.call.at.split(' ');
    const options = handler.call.tries ? ({ config: { lane: 'sign-in' } } as const) : {};
    app.post(url, options, async (request, reply) =>
      answer(handler, request, reply).catch((error: unknown) => refuse(error)),
    );
  }
}

/** What means something else here than on the pages of the product. */
function refuse(error: unknown): never {
  if (!(error instanceof RefusalError)) throw error;
  const { failure, fields, retryAfterSeconds } = error;
  // of a course in which the caller does not teach nothing is said, not even that it is there
  if (failure === FAILURES.FORBIDDEN) throw new RefusalError(FAILURES.NOT_FOUND);
  if (failure === FAILURES.UNAUTHENTICATED) throw new RefusalError(NO_ACCESS);
  if (failure === FAILURES.RATE_LIMITED) throw new RefusalError(RATE_LIMIT_EXCEEDED, fields, retryAfterSeconds);
  throw error;
}
