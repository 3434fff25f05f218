import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { QUERY_FIELDS, RELATIONS } from '@bcs/contract/features/instructor-api/graph';
import { GRAPHQL_COSTS, GRAPHQL_LIMITS } from '@bcs/contract/features/instructor-api/limits';
import { GRAPHQL_FAILURES } from '@bcs/contract/features/instructor-api/failures';

const { field: FIELD, listLength: LIST, endpoint: ENDPOINT, description: DESCRIPTION } = GRAPHQL_COSTS;
const EDGES: Readonly<Record<string, object>> = { Query: QUERY_FIELDS, ...RELATIONS };

/** The weight of a part of a query. */
type Weight = Readonly<{ depth: number; aliases: number; cost: number }>;
const NO_WEIGHT: Weight = { depth: 0, aliases: 0, cost: 0 };
const together = (a: Weight, b: Weight): Weight => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
});

/**
 * Refuses queries that are too deep, have too many aliases or cost too much, before anything is called. API-028, D-174
 */
export const withinLimits: ValidationRule = (context) => ({
  OperationDefinition(node) {
    const say = (message: string) =>
      context.reportError(
        new GraphQLError(message, { nodes: node, extensions: { code: GRAPHQL_FAILURES.TOO_MUCH.code } }),
      );
    if (node.operation !== 'query')
      return context.reportError(
        new GraphQLError('Only queries are allowed: nothing can be changed here.', { nodes: node }),
      );
    const { depth, aliases, cost } = new Scales(context).weigh(node.selectionSet, context.getSchema().getQueryType());
    if (depth > GRAPHQL_LIMITS.depth)
      say(`Fields are nested ${depth} levels deep; at most ${GRAPHQL_LIMITS.depth} are allowed.`);
    if (aliases > GRAPHQL_LIMITS.aliases)
      say(`There are ${aliases} aliases; at most ${GRAPHQL_LIMITS.aliases} may be.`);
    if (cost > GRAPHQL_LIMITS.cost) say(`This query costs ${cost}; at most ${GRAPHQL_LIMITS.cost} is allowed.`);
    return undefined;
  },
});

/** Weighs each fragment once, however often it is used. */
class Scales {
  readonly #context: ValidationContext;
  readonly #fragments = new Map<string, Weight>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  weigh({ selections }: SelectionSetNode, within: GraphQLNamedType | null | undefined): Weight {
    return selections.reduce<Weight>((sum, selection) => {
      if (selection.kind === Kind.FIELD) return together(sum, this.#field(selection, within));
      if (selection.kind === Kind.INLINE_FRAGMENT) return together(sum, this.weigh(selection.selectionSet, within));
      return together(sum, this.#fragment(selection.name.value));
    }, NO_WEIGHT);
  }

  #fragment(name: string): Weight {
    const known = this.#fragments.get(name);
    const fragment = this.#context.getFragment(name);
    if (known || !fragment) return known ?? NO_WEIGHT;
    // a fragment that contains itself is refused by another rule, but must not cause an endless loop
    this.#fragments.set(name, NO_WEIGHT);
    const type = this.#context.getSchema().getType(fragment.typeCondition.name.value);
    const weight = this.weigh(fragment.selectionSet, type);
    this.#fragments.set(name, weight);
    return weight;
  }

  #field(
    { name: { value: name }, alias, selectionSet }: FieldNode,
    within: GraphQLNamedType | null | undefined,
  ): Weight {
    const aliases = alias ? 1 : 0;
    const type = isObjectType(within) ? typeOfField(within, name) : undefined;
    const inside = selectionSet ? this.weigh(selectionSet, type && getNamedType(type)) : NO_WEIGHT;
    // the schema's description has a fixed depth; aliases could request parts of it again
    if (name === '__schema' || name === '__type')
      return { depth: 1, aliases: aliases + inside.aliases, cost: DESCRIPTION * (1 + inside.aliases) };
    const own = within && EDGES[within.name] && name in (EDGES[within.name] ?? {}) ? ENDPOINT : FIELD;
    return {
      depth: 1 + inside.depth,
      aliases: aliases + inside.aliases,
      cost: own + (type && isListType(getNullableType(type)) ? LIST : 1) * inside.cost,
    };
  }
}

const typeOfField = (type: GraphQLObjectType, name: string): GraphQLOutputType | undefined =>
  type.getFields()[name]?.type;
