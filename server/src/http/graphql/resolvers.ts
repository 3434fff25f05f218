import { GraphQLError } from 'graphql';
import {
  QUERY_FIELDS,
  RELATIONS,
  type GraphSource,
  type GraphRelation,
} from '@bcs/contract/features/instructor-api/graph';
import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';

/** Calls an endpoint for the caller of this query. */
export type AskEndpoint = (asks: GraphSource, input: Readonly<Record<string, unknown>>) => Promise<unknown>;
export type GraphContext = Readonly<{ ask: AskEndpoint }>;

type Resolver = (source: unknown, args: Readonly<Record<string, unknown>>, context: GraphContext) => Promise<unknown>;

/** Converts a refusal for GraphQL; defects are not revealed. */
export const asGraphqlError = (error: unknown): GraphQLError => {
  const { message, code }: Failure = error instanceof RefusalError ? error.failure : FAILURES.UNEXPECTED;
  return new GraphQLError(message, { extensions: { code } });
};

async function follow({ asks, by, part }: GraphRelation, value: unknown, { ask }: GraphContext): Promise<unknown> {
  const answer = (await ask(asks, by ? { [by]: value } : {})) as Readonly<Record<string, unknown>>;
  return part ? answer[part] : answer;
}

const startQuery =
  (edge: GraphRelation & { readonly argument?: string }): Resolver =>
  (_source, args, context) =>
    follow(edge, edge.by && args[edge.argument ?? edge.by], context).catch((error: unknown) => {
      throw asGraphqlError(error);
    });

const followRelation =
  (edge: GraphRelation): Resolver =>
  (source, _args, context) =>
    follow(edge, (source as { readonly id: number }).id, context).catch((error: unknown) => {
      // somebody who teaches one course may attend another, so asking for all of them is not an error
      if (error instanceof RefusalError && error.failure === FAILURES.NOT_FOUND) return null;
      throw asGraphqlError(error);
    });

const each = <Of>(fields: Readonly<Record<string, Of>>, resolver: (of: Of) => Resolver) =>
  Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, resolver(of)]));

/** The resolvers of fields with their own endpoint; all others are parts of an answer. */
export const RESOLVERS = {
  Query: each<GraphRelation & { readonly argument?: string }>(QUERY_FIELDS, startQuery),
  ...Object.fromEntries(
    Object.entries(RELATIONS).map(([type, fields]) => [type, each<GraphRelation>(fields, followRelation)]),
  ),
};
