import { expect, test } from 'vitest';
import { pastText, splitPast } from './past-weeks.ts';

const split = (weeks: readonly number[], thisWeek: number) => splitPast(weeks, (week) => week, thisWeek);

test('weeks that are over are set apart, in their order [ADM-091, SESS-036]', () => {
  expect(split([1, 2, 2, 3, 5], 3)).toEqual({ past: [1, 2, 2], rest: [3, 5] });
  // nothing takes place this week: the rest begins with what comes next
  expect(split([1, 2, 5], 4)).toEqual({ past: [1, 2], rest: [5] });
});

test('nothing is set apart before a class begins, nor once it is over', () => {
  expect(split([1, 2], 0)).toEqual({ past: [], rest: [1, 2] });
  expect(split([1, 2], 3)).toEqual({ past: [], rest: [1, 2] });
  expect(split([], 3)).toEqual({ past: [], rest: [] });
});

test('one line says what the past holds', () => {
  expect(pastText([3, 1, 2], (week) => week, 'item', '2 to grade')).toBe('Weeks 1 to 3 · 3 items · 2 to grade');
  expect(pastText([2], (week) => week, 'session')).toBe('Week 2 · 1 session');
});
