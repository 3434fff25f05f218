import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Where lines go. */
export interface LogStream {
  write(line: string): void;
}

/** JSON lines: which route, never its query string, never a header or a body, so that no secret can be in them. */
export function logging(level: string, stream?: LogStream): Pick<FastifyServerOptions, 'logger'> {
  if (level === 'silent') return { logger: false };
  return {
    logger: {
      level,
      ...(stream && { stream }),
      redact: ['req.headers', 'err.parameters', 'err.detail', 'err.where'],
      serializers: {
        req: ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown', ip }),
      },
    },
  };
}
