import { expect, test } from 'vitest';
import { addDays } from '@bcs/contract/kernel/clock';
import { isThisWeek, splitPast, type ScheduleWeek } from './schedule-weeks.ts';

const week = (number: number, sunday: string): ScheduleWeek => ({
  number,
  days: Array.from({ length: 7 }, (_, place) => ({
    day: addDays(sunday, place),
    sessions: [],
    holiday: null,
    outside: false,
  })),
});
const weeks = [week(1, '2026-03-01'), week(2, '2026-03-08'), week(3, '2026-03-15')];
const numbers = (of: readonly ScheduleWeek[]) => of.map(({ number }) => number);

test('the weeks before this one are apart, and none of a class that has not begun or is over [ADM-081]', () => {
  const split = (today: string) => {
    const { past, rest } = splitPast(weeks, today);
    return [numbers(past), numbers(rest)];
  };
  expect(split('2026-03-08')).toEqual([[1], [2, 3]]);
  expect(split('2026-03-21')).toEqual([[1, 2], [3]]);
  expect(split('2026-02-01')).toEqual([[], [1, 2, 3]]);
  expect(split('2026-03-22')).toEqual([[], [1, 2, 3]]);
  expect(weeks.map((each) => isThisWeek(each, '2026-03-14'))).toEqual([false, true, false]);
});
