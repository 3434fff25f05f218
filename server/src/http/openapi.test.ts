import { expect, test } from 'vitest';
import { calls } from '@bcs/contract/contract';
import { ALL_CALLS, describeApi } from './openapi.ts';

const described = await describeApi('1.2.3');
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    at: `${method.toUpperCase()} ${path}`,
    ...(operation as { operationId: string; responses: Record<number, { description: string }> }),
  })),
);

test('the description has every call once, where the contract says it is', () => {
  expect(described).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
  expect(operations.map(({ at, operationId }) => [operationId, at]).toSorted()).toEqual(
    ALL_CALLS.map(([name, { at }]) => [name, at]).toSorted(),
  );
});

test('an operation says who may call it, and every refusal with its exact sentence', () => {
  const { at, fails, allow } = calls.createSubmission;
  const operation = operations.find((each) => each.at === at);
  const said = Object.values(operation?.responses ?? {}).flatMap(({ description }) => description.split('\n'));
  expect(said).toEqual(expect.arrayContaining(fails.map(({ code, message }) => `${code}: ${message}`)));
  expect(operation).toMatchObject({ 'x-roles': allow.roles });
});

test('what a description refers to stands in it', () => {
  const { schemas } = described.components;
  const refers = (JSON.stringify(described).match(/"\$ref":"[^"]+"/g) ?? []).filter((ref) => !ref.includes('#/$defs/'));
  expect(new Set(refers)).toEqual(new Set(Object.keys(schemas).map((name) => `"$ref":"#/components/schemas/${name}"`)));
});
