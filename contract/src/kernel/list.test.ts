import { expect, test } from 'vitest';
import { list } from './list.ts';

test.each([
  [[], ''],
  [['absences'], 'absences'],
  [['absences', 'milestones'], 'absences and milestones'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j', (parts, text) => {
  expect(list(parts)).toBe(text);
});
