import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, parse } from 'graphql';
import mercurius, { type IResolvers } from 'mercurius';
import { graphql } from '@bcs/contract/features/instructor-api/calls-graphql';
import { GRAPHQL_FAILURES } from '@bcs/contract/features/instructor-api/failures';
import { GRAPHQL_PATH, type GraphSource } from '@bcs/contract/features/instructor-api/graph';
import { GRAPHQL_LIMITS } from '@bcs/contract/features/instructor-api/limits';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Handler } from '#kernel/handler';
import { readInput } from '#kernel/input';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { asSaidHere, type AdmitRequest } from '../instructor-access.ts';
import { writeAnswer } from '../write-answer.ts';
import { endpointAsker } from './asking.ts';
import { withinLimits } from './limits-rule.ts';
import { RESOLVERS } from './resolvers.ts';
import { schemaText } from './schema-text.ts';

/** Opens the instructor API for GraphQL queries, with the same access and handlers. API-028, D-174 */
export async function openGraphql(
  app: FastifyInstance,
  handlers: Readonly<Record<GraphSource, Handler>>,
  admit: AdmitRequest,
  services: Services,
): Promise<void> {
  await app.register(mercurius, {
    schema: schemaText(),
    resolvers: RESOLVERS as IResolvers,
    routes: false,
    validationRules: [withinLimits],
    // each field reports its own errors, and the query as a whole succeeded
    errorFormatter: ({ data, errors }) => ({
      statusCode: 200,
      response: { data: data ?? null, ...(errors && { errors }) },
    }),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const admitted = await admit(request, reply);
    const read = readInput(graphql, request.body ?? {});
    if (!read.ok) throw read.refused;
    const { query, variables, operationName } = read.value as InputOf<typeof graphql>;
    try {
      // a text with a thousand braces is refused before it is parsed
      parse(query, { maxTokens: GRAPHQL_LIMITS.tokens });
      const context = { ask: endpointAsker(handlers, { ...admitted, ip: request.ip, log: request.log }, services) };
      const answered = await reply.graphql(query, context, variables ?? {}, operationName ?? undefined);
      return await writeAnswer(request, reply, graphql, answered);
    } catch (error) {
      return refuseQuery(reply, error);
    }
  }
  app.post(GRAPHQL_PATH, { bodyLimit: GRAPHQL_LIMITS.bytes }, async (request, reply) =>
    answer(request, reply).catch((error: unknown) => {
      throw asSaidHere(error);
    }),
  );
}

/**
 * Refuses a query as a whole, with its mistakes.
 * @throws errors that are not the query's fault
 */
function refuseQuery(reply: FastifyReply, error: unknown): FastifyReply {
  const errors = faultsIn(error);
  if (!errors) throw error;
  const { TOO_MUCH, INVALID } = GRAPHQL_FAILURES;
  const isTooMuch = errors.some(({ extensions }) => extensions?.['code'] === TOO_MUCH.code);
  const { status, code, message } = isTooMuch ? TOO_MUCH : INVALID;
  return reply.code(status).send({ success: false, errorCode: code, errorMessage: message, errors });
}

function faultsIn(error: unknown): readonly GraphQLError[] | null {
  if (error instanceof RefusalError) return null;
  if (error instanceof GraphQLError) return [error];
  const { errors } = error as { errors?: unknown };
  return Array.isArray(errors) && errors.every((each) => each instanceof GraphQLError) ? errors : null;
}
