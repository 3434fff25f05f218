import { GraphQLError } from 'graphql';
import { QUERY_FIELDS, RELATIONS, type GraphSource, type Edge } from '@bcs/contract/features/instructor-api/graph';
import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';

/** Asks an endpoint for the caller of this query. */
export type Ask = (asks: GraphSource, input: Readonly<Record<string, unknown>>) => Promise<unknown>;
export type GraphContext = Readonly<{ ask: Ask }>;

type Resolver = (source: unknown, args: Readonly<Record<string, unknown>>, context: GraphContext) => Promise<unknown>;

/** A refusal as GraphQL tells it; of a defect nobody learns anything. */
export const asGraphqlError = (error: unknown): GraphQLError => {
  const { message, code }: Failure = error instanceof RefusalError ? error.failure : FAILURES.UNEXPECTED;
  return new GraphQLError(message, { extensions: { code } });
};

async function follow({ asks, by, part }: Edge, value: unknown, { ask }: GraphContext): Promise<unknown> {
  const answer = (await ask(asks, by ? { [by]: value } : {})) as Readonly<Record<string, unknown>>;
  return part ? answer[part] : answer;
}

const startQuery =
  (edge: Edge & { readonly argument?: string }): Resolver =>
  (_source, args, context) =>
    follow(edge, edge.by && args[edge.argument ?? edge.by], context).catch((error: unknown) => {
      throw asGraphqlError(error);
    });

const followRelation =
  (edge: Edge): Resolver =>
  (source, _args, context) =>
    follow(edge, (source as { readonly id: number }).id, context).catch((error: unknown) => {
      // somebody who teaches in one course may attend another: there is nothing wrong with asking for all of them
      if (error instanceof RefusalError && error.failure === FAILURES.NOT_FOUND) return null;
      throw asGraphqlError(error);
    });

const each = <Of>(fields: Readonly<Record<string, Of>>, resolver: (of: Of) => Resolver) =>
  Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, resolver(of)]));

/** The resolvers of fields with an endpoint of their own; all others are parts of its answer. */
export const RESOLVERS = {
  Query: each<Edge & { readonly argument?: string }>(QUERY_FIELDS, startQuery),
  ...Object.fromEntries(Object.entries(RELATIONS).map(([type, fields]) => [type, each<Edge>(fields, followRelation)])),
};
