import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { unreachable } from '#kernel/database-errors';
import { RefusalError } from '#kernel/refusal-error';
import { isUnchanged } from '#kernel/unchanged';

/** Turns errors into answers; nothing else about an error leaves the server. D-013 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | RefusalError | Error>((thrown, request, reply) => {
    if (isUnchanged(thrown)) void reply.header(UNCHANGED, 'true');
    // unroutable requests arrive here before anything else has seen them
    const ending = (request.ending ??= {});
    // code before or beside a call can have the same database errors
    const error = unreachable(thrown) ?? thrown;
    if (error instanceof RefusalError) {
      ending.failure = error.failure.code;
      // only the message, because during an outage the same stack would be logged for each caller
      if (error.cause instanceof Error) ending.because = error.cause.message;
      if (error.retryAfterSeconds) void reply.header('retry-after', error.retryAfterSeconds);
      return write(reply, error.failure, error);
    }
    const failure = ofFramework(error);
    ending.failure = failure.code;
    if (failure === FAILURES.UNEXPECTED) request.log.error({ err: error }, 'unexpected error');
    // refused before any work
    else void reply.header(UNCHANGED, 'true');
    return write(reply, failure);
  });
  app.setNotFoundHandler((_request, reply) => write(reply, FAILURES.NOT_FOUND));
}

function write(
  reply: FastifyReply,
  { status, code, message }: Failure,
  { fields, fieldCodes, current }: Partial<Pick<RefusalError, 'fields' | 'fieldCodes' | 'current'>> = {},
) {
  if (status === 429 && !reply.hasHeader('retry-after')) void reply.header('retry-after', '60');
  return reply.code(status).send({
    success: false,
    errorCode: code,
    errorMessage: message,
    ...(fields && { fields, fieldCodes }),
    ...(current && { current }),
  });
}

/** Finds the failure for an error of Fastify itself: bodies that are unreadable or too large, or too many requests. */
function ofFramework(error: Error): Failure {
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return FAILURES.TOO_LARGE;
  if (statusCode === 429) return FAILURES.RATE_LIMITED;
  if (statusCode === 503) return FAILURES.UNAVAILABLE;
  return statusCode >= 400 && statusCode < 500 ? FAILURES.MALFORMED : FAILURES.UNEXPECTED;
}
