import { expect, test } from 'vitest';
import { CONTEXTS, isAcademic, isCareer } from './contexts.ts';

test('context 1 is academic, context 2 is career [SESS-047, PICK-031, D-055]', () => {
  expect(CONTEXTS.map(({ id, contextCode }) => [id, contextCode])).toEqual([
    [1, 'academic'],
    [2, 'career'],
  ]);
  expect([1, 2, 3].map((contextId) => [isAcademic({ contextId }), isCareer({ contextId })])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});
