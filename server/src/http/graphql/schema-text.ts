import type { z } from 'zod';
import * as api from '@bcs/contract/features/instructor-api/calls';
import { course } from '@bcs/contract/features/instructor-api/calls-graphql';
import { ENDPOINTS } from '@bcs/contract/features/instructor-api/endpoints';
import {
  QUERY_FIELDS,
  RELATIONS,
  type GraphSource,
  type GraphRelation,
} from '@bcs/contract/features/instructor-api/graph';
import type { Call } from '@bcs/contract/kernel/call';
import { toGraphDefinition } from './definition.ts';
import { nameOfModel } from './models.ts';

const CALLS: Readonly<Record<GraphSource, Call>> = { ...api, course };
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const described = (text: string | undefined, indent = '  ') => (text ? `${indent}${JSON.stringify(text)}\n` : '');

/** Derives the GraphQL schema of the instructor API from the answers of its calls. API-028, D-174 */
export function schemaText(): string {
  const types = new Map<string, string>();

  function define(name: string, schema: z.ZodType): string {
    if (types.has(name)) return name;
    types.set(name, '');
    const own = Object.entries(toGraphDefinition(schema).shape ?? {}).map(
      ([field, shape]) => `${described(noteOf(shape))}  ${field}: ${typeOf(shape, `${name}${capital(field)}`)}\n`,
    );
    const relations: Readonly<Record<string, GraphRelation>> =
      (RELATIONS as Record<string, Record<string, GraphRelation>>)[name] ?? {};
    const related = Object.entries(relations).map(
      ([field, edge]) => `${described('Null where you do not teach.')}  ${field}: ${answerOf(edge)}\n`,
    );
    types.set(name, `type ${name} {\n${own.join('')}${related.join('')}}\n`);
    return name;
  }

  function typeOf(schema: z.ZodType, name: string): string {
    const { type, innerType, element } = toGraphDefinition(schema);
    if ((type === 'nullable' || type === 'optional') && innerType) return typeOf(innerType, name).replace(/!$/, '');
    if (type === 'array' && element) return `[${typeOf(element, name)}]!`;
    if (type === 'object') return `${define(nameOfModel(schema) ?? name, schema)}!`;
    return `${scalarOf(schema)}!`;
  }

  /** Finds the type of a field with its own endpoint; it is nullable, since the endpoint may refuse. */
  function answerOf({ asks, part }: GraphRelation): string {
    const { output } = CALLS[asks];
    const shown = part ? toGraphDefinition(output).shape?.[part] : output;
    if (!shown) throw new Error(`${asks} does not answer ${part}.`);
    return typeOf(shown, capital(asks)).replace(/!$/, '');
  }

  const fields = Object.entries<GraphRelation & { argument?: string }>(QUERY_FIELDS).map(([field, edge]) => {
    const summary = edge.asks === 'course' ? course.summary : ENDPOINTS[edge.asks].summary;
    const argument = edge.by ? `(${edge.argument ?? edge.by}: Int!)` : '';
    return `${described(summary)}  ${field}${argument}: ${answerOf(edge)}\n`;
  });
  return [`type Query {\n${fields.join('')}}\n`, ...types.values()].join('\n');
}

function scalarOf(schema: z.ZodType): string {
  const { type, format, values } = toGraphDefinition(schema);
  if (type === 'string' || type === 'enum') return 'String';
  if (type === 'boolean') return 'Boolean';
  if (type === 'literal') return values?.every(Number.isInteger) ? 'Int' : 'String';
  if (type === 'number') return format === 'int32' || format === 'safeint' ? 'Int' : 'Float';
  throw new Error(`An answer of the instructor API contains ${type}, which GraphQL cannot say.`);
}

/** Describes a restriction for which GraphQL has no type. */
function noteOf(schema: z.ZodType): string | undefined {
  const { innerType, entries, values } = toGraphDefinition(schema);
  if (innerType) return noteOf(innerType);
  const all = entries ? Object.values(entries) : values;
  return all && all.length > 1 ? `One of: ${all.join(', ')}` : undefined;
}
