import { expect, test } from 'vitest';
import { plural, pluralForm, list } from './plural.ts';

test.each([
  [0, '0 sessions'],
  [1, '1 session'],
  [2, '2 sessions'],
  [21, '21 sessions'],
])('%d', (count, words) => {
  expect(plural(count, 'session')).toBe(words);
});

test('the noun and the verb are told where an s is not enough', () => {
  expect(plural(1, 'copy stays', 'copies stay')).toBe('1 copy stays');
  expect(plural(3, 'copy stays', 'copies stay')).toBe('3 copies stay');
  expect(pluralForm(1, 'counts', 'count')).toBe('counts');
  expect(pluralForm(0, 'counts', 'count')).toBe('count');
});

test.each([
  [[], ''],
  [['absences'], 'absences'],
  [['absences', 'milestones'], 'absences and milestones'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j', (parts, text) => {
  expect(list(parts)).toBe(text);
});
