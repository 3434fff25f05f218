import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call } from '#kernel/call';
import * as calls from './calls.ts';
import { API_ROOT, ENDPOINTS, type EndpointName } from './endpoints.ts';

const CALLS: Record<EndpointName, Call> = calls;
const fieldsOf = (schema: z.ZodType) => Object.keys((schema as unknown as z.ZodObject).shape).toSorted();

test.each(Object.keys(ENDPOINTS) as EndpointName[])(
  'the docs of %s name what it takes and what it answers [API-017]',
  (name) => {
    const { at, input, output } = CALLS[name];
    expect(at).toBe(`POST ${API_ROOT}/${name}`);
    expect(Object.keys(ENDPOINTS[name].answers).toSorted()).toEqual(fieldsOf(output));
    expect([...ENDPOINTS[name].fields].toSorted()).toEqual(fieldsOf(input));
  },
);

test('every endpoint but the login has its docs', () => {
  expect(Object.keys(calls).toSorted()).toEqual([...Object.keys(ENDPOINTS), 'login'].toSorted());
});
