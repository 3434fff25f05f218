import { LogController, type FastifyRequest, type FastifyServerOptions } from 'fastify';

/** The stream to which lines of the log are written. */
export interface LogStream {
  write(line: string): void;
}

/** W3C Trace Context: version, trace, span, flags. */
const TRACE_PARENT = /^00-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/**
 * The options for JSON log lines: the route without its query string, no body, and no headers except a proxy's trace,
 * so that no secret can be logged.
 */
export function logging(
  level: string,
  stream?: LogStream,
): Pick<FastifyServerOptions, 'logger' | 'childLoggerFactory' | 'logController'> {
  if (level === 'silent') return { logger: false };
  return {
    // each request is logged once, when it is finished
    logController: new LogController({ disableRequestLogging: true }),
    // the field has the name used by OpenTelemetry, so that lines are found from a trace
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
