import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointName } from '@bcs/contract/features/instructor-api/endpoints';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import type { Services } from '#kernel/services';
import { asSaidHere, throwUnlessMadeFor, type AdmitRequest } from './instructor-access.ts';
import { traced } from './traced.ts';
import { countTry } from './tries.ts';
import { writeAnswer } from './write-answer.ts';

/**
 * Opens the instructor API, with the same calls and rules as the product, for those who teach. API-017, D-171 to D-173
 */
export function openInstructorApi(
  app: FastifyInstance,
  { login, ...handlers }: Readonly<Record<EndpointName | 'login', Handler>>,
  admit: AdmitRequest,
  services: Services,
): void {
  async function answer(handler: Handler, token: string | null, request: FastifyRequest) {
    const incoming = {
      token,
      input: request.body ?? {},
      ip: request.ip,
      purpose: 'instructor-api',
      trace: request.trace,
    } as const;
    return handleCall(handler, incoming, services);
  }
  function open({ call }: Handler, run: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) {
    const [, url = ''] = call.at.split(' ');
    const options = call.tries ? ({ config: { lane: 'sign-in' } } as const) : {};
    app.post(url, options, async (request, reply) => {
      const answered = await traced(request, call, () => run(request, reply)).catch((error: unknown) => {
        throw asSaidHere(error);
      });
      return writeAnswer(request, reply, call, answered);
    });
  }

  open(login, async (request) => {
    await countTry(login.call, request, services);
    return answer(login, null, request);
  });
  for (const [name, handler] of Object.entries(handlers) as [EndpointName, Handler][])
    open(handler, async (request, reply) => {
      const admitted = await admit(request, reply);
      throwUnlessMadeFor(admitted, name);
      return answer(handler, admitted.token, request);
    });
}
