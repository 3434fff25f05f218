import { LogController, type FastifyRequest, type FastifyServerOptions } from 'fastify';

/** The stream to which lines of the log are written. */
export interface LogStream {
  write(line: string): void;
}

/** W3C Trace Context: version, trace, span, flags. */
const TRACE_PARENT = /^00-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** JSON lines: which route, never its query string, never a body, and of the headers only the trace that a proxy names, so that no secret can be in them. */
export function logging(
  level: string,
  stream?: LogStream,
): Pick<FastifyServerOptions, 'logger' | 'childLoggerFactory' | 'logController'> {
  if (level === 'silent') return { logger: false };
  return {
    // each request has one line, once it is over
    logController: new LogController({ disableRequestLogging: true }),
    // under the name that OpenTelemetry gives it, so that lines are found from a trace
    childLoggerFactory: (logger, bindings, options, { headers: { traceparent } }) => {
      const [, trace_id] = TRACE_PARENT.exec(String(traceparent)) ?? [];
      return logger.child({ ...bindings, ...(trace_id !== undefined && { trace_id }) }, options);
    },
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
