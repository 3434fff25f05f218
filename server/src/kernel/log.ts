import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** JSON lines: which route, never its query string, never a header or a body, so that no secret can be in them. */
export function logging(level: string): Pick<FastifyServerOptions, 'logger'> {
  if (level === 'silent') return { logger: false };
  return {
    logger: {
      level,
      redact: ['req.headers', 'err.parameters', 'err.detail', 'err.where'],
      serializers: {
        req: ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown', ip }),
      },
    },
  };
}
