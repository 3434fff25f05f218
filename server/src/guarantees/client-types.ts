import type { z } from 'zod';
import * as api from '@bcs/contract/features/instructor-api/calls';
import { ENDPOINTS, type EndpointName } from '@bcs/contract/features/instructor-api/endpoints';
import type { Call } from '@bcs/contract/kernel/call';
import { nameOfModel } from '#http/graphql/models';
import { toGraphDefinition } from '#http/graphql/definition';

/** Splits an object type so that each field of the outermost object is on its own line. */
const inLines = (object: string): string => {
  let depth = 0;
  return [...object]
    .map((sign, at) => {
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      const isBreak = sign === ' ' && depth <= 1 && (object[at - 1] === ';' || at === 1);
      return isBreak ? (at === object.length - 2 ? '\n' : '\n  ') : sign;
    })
    .join('');
};

/** The types of the client in `client/`, derived from the contract. */
export function clientTypes(): string {
  const interfaces = new Map<string, string>();

  function typeOf(schema: z.ZodType): string {
    const { type, innerType, element, shape, values, entries } = toGraphDefinition(schema);
    if (type === 'nullable' && innerType) return `${typeOf(innerType)} | null`;
    if (type === 'optional' && innerType) return typeOf(innerType);
    if (type === 'array' && element) {
      const inner = typeOf(element);
      return /^\w+$/.test(inner) ? `${inner}[]` : `Array<${inner}>`;
    }
    if (type === 'object' && shape) return named(schema) ?? fieldsOf(shape);
    if (type === 'enum' && entries)
      return Object.values(entries)
        .map((each) => JSON.stringify(each))
        .join(' | ');
    if (type === 'literal' && values) return values.map((each) => JSON.stringify(each)).join(' | ');
    if (type === 'string' || type === 'number' || type === 'boolean') return type;
    throw new Error(`An answer of the instructor API contains ${type}, which the client has no type for.`);
  }
  function named(schema: z.ZodType): string | undefined {
    const name = nameOfModel(schema);
    if (!name || interfaces.has(name)) return name;
    interfaces.set(name, '');
    interfaces.set(name, `export interface ${name} ${inLines(fieldsOf(toGraphDefinition(schema).shape ?? {}))}\n`);
    return name;
  }
  const fieldsOf = (shape: Readonly<Record<string, z.ZodType>>): string => {
    const fields = Object.entries(shape).map(([name, field]) => {
      const optional = toGraphDefinition(field).type === 'optional' ? '?' : '';
      return `${name}${optional}: ${typeOf(field)};`;
    });
    return fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join(' ')} }`;
  };

  const endpoints = (Object.keys(ENDPOINTS) as EndpointName[]).map((name) => {
    const { input, output } = (api as Readonly<Record<EndpointName, Call>>)[name];
    return `/** ${ENDPOINTS[name].summary} */\n${name}: { input: ${typeOf(input)}; output: ${typeOf(output)} };`;
  });
  return [
    '// Written by `npm run generate` from the contract.\n',
    ...interfaces.values(),
    `/** The input and the answer of each endpoint. */\nexport interface Endpoints {\n${endpoints.join('\n')}\n}\n`,
  ].join('\n');
}
