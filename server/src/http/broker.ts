import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { PREVIEW_HEADER, readPreview, type Preview } from '@bcs/contract/kernel/preview';
import { isTokenLive } from '#kernel/held-session';
import { handleCall } from '#kernel/pipeline';
import type { Handler } from '#kernel/handler';
import { handlePreview } from '#kernel/preview/handle-preview';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { tokenHash } from '#kernel/tokens';
import { WriteKey } from '#kernel/write-once';
import { takeFile } from './file-in-body.ts';
import { LargeBodies } from './large-bodies.ts';
import { headerToken, keyOfCaller } from './rate-limit.ts';
import { PageId } from './realtime.ts';
import { traced } from './traced.ts';
import { countTry } from './tries.ts';
import type { UnprovenTokens } from './unproven-tokens.ts';
import { writeAnswer } from './write-answer.ts';

type Answering = (request: FastifyRequest) => Promise<unknown>;

/** Opens every call of the registry as a route. */
export function openBroker(
  app: FastifyInstance,
  registry: Readonly<Record<string, Handler>> & { readonly previewAsRole: Handler },
  services: Services,
  { unproven, limited }: Readonly<{ unproven: UnprovenTokens; limited: boolean }>,
): void {
  const { previewAsRole: admits } = registry;
  const large = new LargeBodies(services, unproven);
  for (const served of Object.values(registry)) {
    const { call } = served;
    const [method, url] = call.at.split(' ') as ['GET' | 'POST', string];
    const answer: Answering = async (request) => {
      const arrival = {
        token: tokenOf(request, call),
        input: inputOf(request, call),
        file: request.fileInBody?.file ?? null,
        ip: request.ip,
        page: pageOf(request),
        writeKey: writeKeyOf(request),
        trace: request.trace,
      };
      const preview = previewOf(request);
      if (preview) request.ending.preview = preview.role;
      return preview
        ? handlePreview(served, admits, arrival, preview, services)
        : handleCall(served, arrival, services);
    };
    const run = limited ? guarded(call, answer, services, unproven) : answer;
    app.route({
      method,
      url,
      config: limitOf(call),
      ...(call.longestBody !== undefined && {
        bodyLimit: call.longestBody,
        onRequest: large.admit,
        preParsing: takeFile(call.longestBody),
      }),
      handler: async (request, reply) => {
        const answered = await traced(request, call, () => large.work(request, reply, () => run(request)));
        return writeAnswer(request, reply, call, answered);
      },
    });
  }
}

function limitOf({ limit, tries }: Call) {
  // the counters are separate, and all processes share them
  if (tries) return { rateLimit: false, lane: 'sign-in' } as const;
  if (!limit) return {};
  const { calls, perSeconds, by } = limit;
  return { rateLimit: { max: calls, timeWindow: perSeconds * 1000, keyGenerator: keyOfCaller(by) } };
}

/** Counts attempts and invalid tokens before anything else is done. */
function guarded(call: Call, answer: Answering, services: Services, unproven: UnprovenTokens): Answering {
  return async (request) => {
    if (call.tries) await countTry(call, request, services);
    const token = tokenOf(request, call);
    if (token === null) return answer(request);
    const { wait, learn } = unproven.admit(token, request.ip);
    if (wait > 0 && !(await isTokenLive(services.database, tokenHash(token), services.clock())))
      throw new RefusalError(FAILURES.RATE_LIMITED, undefined, wait);
    let works: boolean | null = null;
    try {
      const answered = await answer(request);
      works = tokenWorked(call, answered);
      return answered;
    } catch (error) {
      // the caller is identified first, so any other refusal comes after a valid token
      if (error instanceof RefusalError && call.scope.by !== 'public' && error.failure.status < 500)
        works = error.failure !== FAILURES.UNAUTHENTICATED;
      throw error;
    } finally {
      learn(works);
    }
  };
}

/** Tells from an answer whether the token works; public calls check it only on request. D-029, D-031 */
function tokenWorked({ scope }: Call, answered: unknown): boolean | null {
  if (scope.by !== 'public') return true;
  const { valid } = answered as { valid?: unknown };
  return typeof valid === 'boolean' ? valid : null;
}

/** The token of a request: the header takes precedence, and the query string is allowed on certain calls only. D-028 */
function tokenOf(request: FastifyRequest, call: Call): string | null {
  const header = headerToken(request);
  if (header !== null) return header;
  const { authToken } = request.query as Record<string, unknown>;
  return call.tokenInQuery && typeof authToken === 'string' ? authToken : null;
}

/** The open page that makes a write, so that it is not notified of its own change. */
const pageOf = ({ headers: { pageid } }: FastifyRequest) => PageId.safeParse(pageid).data;

/** Reads from the headers the class and the role of a preview. ADM-025 */
function previewOf({ headers }: FastifyRequest): Preview | null {
  const text = headers[PREVIEW_HEADER];
  if (text === undefined) return null;
  const preview = readPreview(String(text));
  if (!preview) throw new RefusalError(FAILURES.MALFORMED);
  return preview;
}

/** Reads the page's key for the write. ADM-118 */
const writeKeyOf = ({ headers: { writekey } }: FastifyRequest) => WriteKey.safeParse(writekey).data;

function inputOf({ method, query, body }: FastifyRequest, call: Call): unknown {
  if (method === 'POST') return body ?? {};
  const { authToken: _token, ...input } = query as Record<string, unknown>;
  return call.tokenInQuery ? input : query;
}
