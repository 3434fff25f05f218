import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, localDay, localTime } from '#kernel/clock';
import { effectiveDueDate, extensionText, isDueInWeek, isExtended, refuseExtension } from './due-date.ts';

const ZONE = 'America/New_York';

describe('the effective due date [D-080]', () => {
  test('is the due date itself without an extension [WORK-020]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }).map(instantOf), (due) => {
        expect(effectiveDueDate(due, 0, ZONE)).toBe(due);
      }),
    );
  });
  test('keeps the local time when the clocks change in between', () => {
    const due = '2026-03-07T04:59:59.000Z';
    const extended = effectiveDueDate(due, 3, ZONE);
    expect(extended).toBe('2026-03-10T03:59:59.000Z');
    expect([localDay(extended, ZONE), localTime(extended, ZONE)]).toEqual([
      '2026-03-09',
      { hour: 23, minute: 59, second: 59 },
    ]);
  });
});

describe('an extension', () => {
  test('takes 1 to 7 days, or 0 to go back [WORK-021, WORK-022, WORK-023, WORK-024]', () => {
    for (const days of [0, 1, 2, 3, 4, 5, 6, 7]) expect(refuseExtension(days)).toBeNull();
    for (const days of [-1, 8, 1.5, Number.NaN])
      expect(refuseExtension(days)?.message).toBe('Please select number of days to extend due date.');
    expect([0, 1, 7].map(isExtended)).toEqual([false, true, true]);
  });
  test('is confirmed [WORK-034, WORK-035]', () => {
    expect(extensionText(3)).toBe('Due date extended by 3 day(s).');
    expect(extensionText(0)).toBe('Due date reset to original due date.');
  });
});

test('this week runs from Sunday 00:00 to Saturday 24:00 on campus [WORK-006, D-011, D-081]', () => {
  const now = '2026-03-11T12:00:00.000Z';
  expect(isDueInWeek('2026-03-08T05:00:00.000Z', now, ZONE)).toBe(true);
  expect(isDueInWeek('2026-03-08T04:59:59.999Z', now, ZONE)).toBe(false);
  expect(isDueInWeek('2026-03-15T03:59:59.999Z', now, ZONE)).toBe(true);
  expect(isDueInWeek('2026-03-15T04:00:00.000Z', now, ZONE)).toBe(false);
});
