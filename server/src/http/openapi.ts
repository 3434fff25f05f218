import { setImmediate as others } from 'node:timers/promises';
import { z } from 'zod';
import { calls } from '@bcs/contract/contract';
import { SCOPE_MISSING } from '@bcs/contract/features/access-tokens/failures';
import * as instructorApi from '@bcs/contract/features/instructor-api/calls';
import { graphql } from '@bcs/contract/features/instructor-api/calls-graphql';
import { NO_ACCESS, RATE_LIMIT_EXCEEDED } from '@bcs/contract/features/instructor-api/failures';
import type { Call } from '@bcs/contract/kernel/call';
import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';

export const toJsonSchema = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return schema;
};

const json = (schema: unknown) => ({ 'application/json': { schema } });

const refusalSchema = {
  type: 'object',
  required: ['success', 'errorCode', 'errorMessage'],
  properties: {
    success: { const: false },
    errorCode: { type: 'string' },
    errorMessage: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    fieldCodes: { type: 'object', additionalProperties: { type: 'string' } },
    current: { type: 'object' },
  },
};

/** Every call by name, including those of the instructor API. */
export const ALL_CALLS: readonly (readonly [name: string, call: Call])[] = [
  ...Object.entries<Call>(calls),
  ...Object.entries<Call>({ ...instructorApi, graphql }).map(
    ([name, call]) => [`instructorApi.${name}`, call] as const,
  ),
];

/** Lists the failures that a call may answer: its own, and those of its kind of scope. */
export function failuresOf({ at, scope, allow, fails }: Call): Failure[] {
  const { MALFORMED, INVALID_INPUT, UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, RATE_LIMITED, UNEXPECTED } = FAILURES;
  const signedIn = scope.by === 'public' ? [] : [UNAUTHENTICATED];
  const inCourse = scope.by === 'public' || scope.by === 'account' ? [] : [NOT_FOUND];
  const byRole = allow.roles === 'everybody' ? [] : [FORBIDDEN];
  if (at.startsWith('POST /api/instructor/')) {
    const teaches = scope.by === 'public' ? [] : [NO_ACCESS];
    const madeFor = scope.by === 'public' ? [] : [SCOPE_MISSING];
    return [MALFORMED, INVALID_INPUT, ...teaches, ...madeFor, ...inCourse, ...fails, RATE_LIMIT_EXCEEDED, UNEXPECTED];
  }
  return [MALFORMED, INVALID_INPUT, ...signedIn, ...inCourse, ...byRole, ...fails, RATE_LIMITED, UNEXPECTED];
}

function responsesOf(call: Call) {
  const byStatus = Map.groupBy(failuresOf(call), ({ status }) => status);
  const refusals = [...byStatus].map(([status, failures]) => [
    String(status),
    {
      description: failures.map(({ code, message }) => `${code}: ${message}`).join('\n'),
      content: json({ $ref: '#/components/schemas/Refusal' }),
    },
  ]);
  return {
    200: { description: 'Success', content: json(toJsonSchema(call.output, 'output')) },
    ...Object.fromEntries(refusals),
  };
}

function parametersOf(call: Call) {
  const { properties = {}, required = [] } = toJsonSchema(call.input, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function operationOf(name: string, call: Call) {
  const reads = call.at.startsWith('GET');
  return {
    operationId: name,
    summary: call.summary,
    'x-scope': call.scope.by,
    'x-roles': call.allow.roles,
    security: call.scope.by === 'public' ? [] : [{ authToken: [] }],
    ...(reads
      ? { parameters: parametersOf(call) }
      : { requestBody: { required: true, content: json(toJsonSchema(call.input, 'input')) } }),
    responses: responsesOf(call),
  };
}

/** Generates the description of every call from the contract. Since that takes a second, it yields between calls. */
export async function describeApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  // sorted, because the order of exports depends on the loader
  for (const [name, call] of ALL_CALLS.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [method, path] = call.at.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(name, call);
    await others();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bootcamp Square',
      version,
      description: 'Every call of the product. Send the token in the header authToken.',
    },
    paths,
    components: {
      securitySchemes: { authToken: { type: 'apiKey', in: 'header', name: 'authToken' } },
      schemas: { Refusal: refusalSchema },
    },
  };
}
