import type { FastifyBaseLogger } from 'fastify';
import { GRAPHQL_FAILURES } from '@bcs/contract/features/instructor-api/failures';
import type { GraphSource } from '@bcs/contract/features/instructor-api/graph';
import { GRAPHQL_COSTS, GRAPHQL_LIMITS } from '@bcs/contract/features/instructor-api/limits';
import { batched } from '#kernel/batched';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { asSaidHere, throwUnlessMadeFor, type AdmittedCaller } from '../instructor-access.ts';
import type { AskEndpoint } from './resolvers.ts';

interface Caller extends AdmittedCaller {
  readonly ip: string;
  readonly log: FastifyBaseLogger;
}

const MOST_CALLS = GRAPHQL_LIMITS.cost / GRAPHQL_COSTS.endpoint;

/**
 * Builds the function with which a query calls the endpoints: each once per input, all in common statements, and within
 * the cost limit regardless of the estimate. D-174
 */
export function endpointAsker(
  handlers: Readonly<Record<GraphSource, Handler>>,
  { token, ip, log, scopes }: Caller,
  services: Services,
): AskEndpoint {
  const together: Services = { ...services, database: batched(services.database) };
  const asked = new Map<string, Promise<{ answer: unknown; entries: number }>>();
  let entriesLeft = GRAPHQL_LIMITS.entries;

  async function call(asks: GraphSource, input: object) {
    const incoming = { token, input, ip, purpose: 'instructor-api' } as const;
    try {
      const answer = await handleCall(handlers[asks], incoming, together);
      return { answer, entries: entriesIn(answer) };
    } catch (error) {
      if (!(error instanceof RefusalError)) log.error({ err: error }, 'unexpected error');
      throw asSaidHere(error);
    }
  }
  return async (asks, input) => {
    throwUnlessMadeFor({ token, scopes }, asks);
    const key = `${asks} ${JSON.stringify(input)}`;
    const known = asked.get(key);
    if (!known && asked.size >= MOST_CALLS) throw new RefusalError(GRAPHQL_FAILURES.TOO_MUCH);
    const calling = known ?? call(asks, input);
    asked.set(key, calling);
    const { answer, entries } = await calling;
    // an entry that is shown twice counts twice
    entriesLeft -= entries;
    if (entriesLeft < 0) throw new RefusalError(GRAPHQL_FAILURES.TOO_MUCH);
    return answer;
  };
}

/** Counts the entries of all lists in an answer. */
function entriesIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const inside = Object.values(answer).reduce<number>((sum, value) => sum + entriesIn(value), 0);
  return inside + (Array.isArray(answer) ? answer.length : 0);
}
