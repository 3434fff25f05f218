import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** Every field below one of the query, without the relations, as deep as may be asked. */
export function wholeSelection(schema: GraphQLSchema, field: string, depth: number): string {
  const type = getNamedType(schema.getQueryType()?.getFields()[field]?.type);
  return isObjectType(type) ? selectionOf(type, depth - 1) : '';
}

function selectionOf(type: GraphQLObjectType, levels: number): string {
  const parts = Object.values(type.getFields()).flatMap(({ name, type: inner, description }) => {
    if (description === 'Null where you do not teach.') return [];
    const named = getNamedType(inner);
    if (!isObjectType(named)) return [name];
    return levels > 1 ? [`${name} ${selectionOf(named, levels - 1)}`] : [];
  });
  return `{ ${parts.join(' ')} }`;
}
