import { expect, test } from 'vitest';
import type { z } from 'zod';
import { codeOfMistake } from '@bcs/contract/kernel/schema';
import { ALL_CALLS } from '../http/openapi.ts';

interface Part {
  readonly _zod?: { readonly def: Readonly<Record<string, unknown>> };
}

/** Everything that a schema is made of: its fields, elements, choices and checks. */
function partsOf(part: unknown, seen = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return seen;
  seen.add(part);
  const { _zod } = part as Part;
  const inside = _zod ? _zod.def : (part as Readonly<Record<string, unknown>>);
  for (const each of Object.values(inside)) partsOf(each, seen);
  return seen;
}

/** The sentence of a part itself about a field that is wrong, or was left out. */
function sentenceOf(part: unknown): string | undefined {
  const error = (part as Part)._zod?.def['error'] as z.core.$ZodErrorMap | undefined;
  const said = error?.({ code: 'custom', input: undefined } as z.core.$ZodRawIssue);
  return typeof said === 'string' ? said : said?.message;
}

const sentences = ALL_CALLS.flatMap(([name, { input }]) =>
  [...partsOf(input)].map((part) => ({ name, sentence: sentenceOf(part) })),
).filter((each): each is { name: string; sentence: string } => each.sentence !== undefined);

test('each sentence about a field has a code [D-336]', () => {
  const uncoded = sentences.filter(({ sentence }) => codeOfMistake(sentence, 'none') === 'NONE');
  expect(new Set(uncoded.map(({ name, sentence }) => `${name}: ${sentence}`))).toEqual(new Set());
});

test('the sentences of inputs are found', () => {
  const told = new Set(sentences.map(({ sentence }) => sentence));
  expect(told).toContain('All fields are required.');
  expect(told).toContain('The class cannot end before it starts.');
  expect(told.size).toBeGreaterThan(30);
});
