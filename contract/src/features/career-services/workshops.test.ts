import { expect, test } from 'vitest';
import { plus, SECOND } from '#kernel/clock';
import { nextWorkshops } from './workshops.ts';

const at = (day: number) => ({
  day,
  startTime: `2026-03-${day}T22:00:00.000Z`,
  endTime: `2026-03-${day}T23:00:00.000Z`,
});
const daysOf = (now: string, ...days: number[]) => nextWorkshops(days.map(at), now).map(({ day }) => day);

test('the next two are shown, in whatever order they come [CAREER-005, D-021]', () => {
  expect(daysOf('2026-03-11T00:00:00.000Z', 25, 10, 18, 11)).toEqual([11, 18]);
});
test('a workshop stays until its end, and not longer [CAREER-005, D-021]', () => {
  const { startTime, endTime } = at(11);
  expect(daysOf(startTime, 11, 18, 25)).toEqual([11, 18]);
  expect(daysOf(plus(endTime, -SECOND), 11, 18, 25)).toEqual([11, 18]);
  expect(daysOf(endTime, 11, 18, 25)).toEqual([18, 25]);
});
test('there may be one, or none [CAREER-005]', () => {
  expect(daysOf('2026-03-19T00:00:00.000Z', 18, 25)).toEqual([25]);
  expect(daysOf('2026-03-26T00:00:00.000Z', 18, 25)).toEqual([]);
});
