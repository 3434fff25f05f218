import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';
import { perform } from '#kernel/beat';
import type { Served } from '#kernel/serve';
import type { Services } from '#kernel/services';
import { keyOfCaller } from './rate-limit.ts';

/** Opens every call of the registry as a route. */
export function openBroker(app: FastifyInstance, registry: Readonly<Record<string, Served>>, services: Services): void {
  for (const served of Object.values(registry)) {
    const { call } = served;
    const [method, url] = call.at.split(' ') as ['GET' | 'POST', string];
    app.route({
      method,
      url,
      config: call.limit
        ? {
            rateLimit: {
              max: call.limit.calls,
              timeWindow: call.limit.perSeconds * 1000,
              keyGenerator: keyOfCaller(call.limit.by),
            },
          }
        : {},
      handler: async (request, reply) => {
        const answer = await perform(
          served,
          { token: tokenOf(request, call), input: inputOf(request, call), ip: request.ip },
          services,
        );
        // the length is set by hand because Fastify would serialize a second time
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
      },
    });
  }
}

/** The header is authoritative; the query string counts on the listed calls only. D-028 */
function tokenOf({ headers, query }: FastifyRequest, call: Call): string | null {
  const header = headers['authtoken'];
  if (typeof header === 'string' && header !== '') return header;
  const { authToken } = query as Record<string, unknown>;
  return call.tokenInQuery && typeof authToken === 'string' ? authToken : null;
}

function inputOf({ method, query, body }: FastifyRequest, call: Call): unknown {
  if (method === 'POST') return body ?? {};
  const { authToken: _token, ...input } = query as Record<string, unknown>;
  return call.tokenInQuery ? input : query;
}
