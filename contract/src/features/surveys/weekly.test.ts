import { expect, test } from 'vitest';
import { openedWeeks, weeklyWindow } from './weekly.ts';

const ZONE = 'America/New_York';
// from a Tuesday to a Wednesday
const RUN = { startDate: '2026-01-06', endDate: '2026-03-25' };

test('a week is surveyed from its Friday to the end of the following Thursday, on the clocks of the course [D-134]', () => {
  expect(weeklyWindow(RUN, 1, ZONE)).toEqual({ opens: '2026-01-09T05:00:00.000Z', closes: '2026-01-16T05:00:00.000Z' });
});

test('both changes of the clocks move the moments, not the days [D-134]', () => {
  // the clocks go forward on March 8
  expect(weeklyWindow(RUN, 9, ZONE)).toEqual({ opens: '2026-03-06T05:00:00.000Z', closes: '2026-03-13T04:00:00.000Z' });
  const autumn = { startDate: '2026-10-25', endDate: '2026-12-01' };
  // and back on November 1
  expect(weeklyWindow(autumn, 1, ZONE)).toEqual({
    opens: '2026-10-30T04:00:00.000Z',
    closes: '2026-11-06T05:00:00.000Z',
  });
});

test('only while the course runs: cut at its end, not asked after it, nor before its first day', () => {
  expect(weeklyWindow(RUN, 11, ZONE)).toEqual({
    opens: '2026-03-20T04:00:00.000Z',
    closes: '2026-03-26T04:00:00.000Z',
  });
  expect(weeklyWindow(RUN, 12, ZONE)).toBeNull();
  // week 1 of a course that begins on a Saturday
  expect(weeklyWindow({ ...RUN, startDate: '2026-01-10' }, 1, ZONE)?.opens).toBe('2026-01-10T05:00:00.000Z');
});

test('the weeks whose survey has opened', () => {
  const weeks = (now: string) => openedWeeks(RUN, ZONE, now).map(({ week }) => week);
  expect(weeks('2026-01-09T04:59:59.999Z')).toEqual([]);
  expect(weeks('2026-01-09T05:00:00.000Z')).toEqual([1]);
  expect(weeks('2027-01-01T00:00:00.000Z')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
