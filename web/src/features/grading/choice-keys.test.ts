import { expect, test } from 'vitest';
import { chosenByKey } from './choice-keys.ts';

test('a letter chooses its grade, plus and minus refine it [GRADE-041]', () => {
  expect(chosenByKey('a', '', false)).toBe('A');
  expect(chosenByKey('B', 'A', false)).toBe('B');
  expect(chosenByKey('i', 'A', false)).toBe('Incomplete');
  expect(chosenByKey('-', 'A', false)).toBe('A-');
  expect(chosenByKey('+', 'A-', false)).toBe('A+');
});

test('what is not on the scale is not chosen [GRADE-041]', () => {
  expect(chosenByKey('+', 'F', false)).toBe('F');
  expect(chosenByKey('-', 'Incomplete', false)).toBe('Incomplete');
  expect(chosenByKey('+', '', false)).toBe('');
  for (const key of ['e', 'Enter', '1', 'ArrowDown']) expect(chosenByKey(key, 'A', false)).toBe(null);
});

test('digits choose feedback [SUBM-007]', () => {
  expect(chosenByKey('1', '', true)).toBe('1');
  expect(chosenByKey('7', '2', true)).toBe('7');
  for (const key of ['0', '8', 'a']) expect(chosenByKey(key, '2', true)).toBe(null);
});
