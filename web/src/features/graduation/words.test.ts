import { expect, test } from 'vitest';
import type { Requirement } from '@bcs/contract/features/graduation/requirements';
import { figureText, marginText, neededText } from './words.ts';

const requirement = (over: Partial<Requirement>): Requirement => ({
  id: 'absences',
  state: 'met',
  value: 2,
  limit: 8,
  margin: 6,
  sessions: [],
  items: [],
  ...over,
});
const both = (over: Partial<Requirement>) => [figureText(requirement(over)), marginText(requirement(over))];

test('a limit that is kept, reached and exceeded', () => {
  expect(both({})).toEqual(['2 of 8 allowed', '6 absences left.']);
  expect(both({ margin: 1, value: 7 })).toEqual(['7 of 8 allowed', '1 absence left.']);
  expect(both({ margin: 0, value: 8 })).toEqual(['8 of 8 allowed', 'No further absence is allowed.']);
  expect(both({ id: 'missed', margin: -2, value: 10, state: 'unmet' })).toEqual([
    '10 of 8 allowed',
    '2 missed assignments more than allowed.',
  ]);
});
test('what the course does not ask for, or what cannot be calculated, says so', () => {
  expect(both({ state: 'unlimited', limit: null, margin: null })).toEqual(['2', 'This course sets no limit.']);
  expect(both({ id: 'missed', state: 'unknown', limit: null, margin: null })[1]).toContain('cannot be calculated');
  expect(both({ id: 'average', state: 'unknown', value: null, limit: 75, margin: null })).toEqual([
    'Unavailable',
    'No required work is graded yet, so there is no average. C (75) is needed.',
  ]);
});
test('the average against the letter that is needed', () => {
  const average = (value: number) => both({ id: 'average', value, limit: 75, margin: value - 75 });
  expect(average(86)).toEqual(['B (86)', '11 points above the C (75) that is needed.']);
  expect(average(75)).toEqual(['C (75)', 'Exactly the C (75) that is needed.']);
  expect(average(74)).toEqual(['C- (74)', '1 point below the C (75) that is needed.']);
});
test('work that has to be done', () => {
  expect(both({ id: 'graduationWork', value: 5, limit: 8, margin: -3, state: 'open' })).toEqual([
    '5 of 8 done',
    '3 items still to be done.',
  ]);
  expect(both({ id: 'career', value: 50, limit: 100, margin: -1, state: 'unmet' })).toEqual([
    '50%',
    '1 item still to be done, past the due date.',
  ]);
  expect(both({ id: 'career', value: 100, limit: 100, margin: 0 })[1]).toBe('Everything is handed in.');
});
test('the grade that is needed', () => {
  expect(neededText({ items: 3, grade: 'C-' })).toBe('A C- average on the 3 items left to grade is enough.');
  expect(neededText({ items: 1, grade: 'A-' })).toBe('An A- on the one item left to grade is enough.');
  expect(neededText({ items: 2, grade: null })).toMatch(/^Even an A\+ average on the 2 items/);
});
