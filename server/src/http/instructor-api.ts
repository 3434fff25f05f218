import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import type { Services } from '#kernel/services';
import { asSaidHere, type Admit } from './instructor-door.ts';
import { takeTry } from './tries.ts';
import { writeAnswer } from './write-answer.ts';

/** Opens the instructor API: the same calls and rules as everywhere, for those who teach. API-017, D-171 to D-173 */
export function openInstructorApi(
  app: FastifyInstance,
  handlers: Readonly<Record<string, Handler>>,
  admit: Admit,
  services: Services,
): void {
  async function answer(handler: Handler, request: FastifyRequest, reply: FastifyReply) {
    const { call } = handler;
    const isLogin = call.scope.by === 'public';
    if (isLogin) await takeTry(call, request, services);
    const token = isLogin ? null : await admit(request, reply);
    const incoming = { token, input: request.body ?? {}, ip: request.ip, purpose: 'instructor-api' } as const;
    return writeAnswer(request, reply, call, await handleCall(handler, incoming, services));
  }

  for (const handler of Object.values(handlers)) {
    const [, url = ''] = handler.call.at.split(' ');
    const options = handler.call.tries ? ({ config: { lane: 'sign-in' } } as const) : {};
    app.post(url, options, async (request, reply) =>
      answer(handler, request, reply).catch((error: unknown) => {
        throw asSaidHere(error);
      }),
    );
  }
}
