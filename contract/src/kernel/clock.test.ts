import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addLocalDays,
  addMonths,
  atLocal,
  compareInstants,
  courseWeek,
  dateText,
  daysBetween,
  earlier,
  endOfDay,
  instantOf,
  later,
  localDay,
  localTime,
  monthOf,
  msOf,
  plus,
  startOfDay,
  timeText,
  weekOf,
  weekday,
} from './clock.ts';

describe('instants', () => {
  test('are written one way, so that < compares [D-010]', () => {
    const moments = fc.integer({ min: 0, max: 253_402_300_799_999 });
    fc.assert(
      fc.property(moments, moments, (a, b) => {
        expect(instantOf(a)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(msOf(instantOf(a))).toBe(a);
        expect(instantOf(a) < instantOf(b)).toBe(a < b);
        expect(compareInstants(instantOf(a), instantOf(b))).toBe(Math.sign(a - b));
        expect(compareInstants(instantOf(a), instantOf(a))).toBe(0);
        expect(plus(instantOf(a), b - a)).toBe(instantOf(b));
        expect([earlier, later].map((of) => msOf(of(instantOf(a), instantOf(b))))).toEqual([
          Math.min(a, b),
          Math.max(a, b),
        ]);
      }),
    );
  });
});

describe('days', () => {
  test('add across months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-03-01', '2026-02-01')).toBe(-28);
  });
  test('a week runs from Sunday to Saturday [D-011]', () => {
    expect(weekday('2026-03-08')).toBe(0);
    expect(weekday('2026-03-14')).toBe(6);
    expect(weekday('1969-12-31')).toBe(3);
    for (const day of ['2026-03-08', '2026-03-11', '2026-03-14'])
      expect(weekOf(day)).toEqual({ from: '2026-03-08', to: '2026-03-14' });
  });
  test('course week 1 is the week with the first day of the course [D-011]', () => {
    expect(courseWeek('2026-03-11', '2026-03-08')).toBe(1);
    expect(courseWeek('2026-03-11', '2026-03-14')).toBe(1);
    expect(courseWeek('2026-03-11', '2026-03-15')).toBe(2);
    expect(courseWeek('2026-03-11', '2026-03-07')).toBe(0);
    expect(courseWeek('2025-12-29', '2026-01-05')).toBe(2);
  });
  test('months add across years', () => {
    expect(monthOf('2026-03-11')).toBe('2026-03');
    expect(addMonths('2026-01', -3)).toBe('2025-10');
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2026-05', 0)).toBe('2026-05');
  });
});

describe('clocks on the wall', () => {
  test('show the day and time of their zone', () => {
    const instant = '2026-03-11T22:30:05.999Z';
    expect(localDay(instant, 'America/New_York')).toBe('2026-03-11');
    expect(localTime(instant, 'America/New_York')).toEqual({ hour: 18, minute: 30, second: 5 });
    expect(localDay(instant, 'Asia/Kolkata')).toBe('2026-03-12');
    expect(localTime(instant, 'Asia/Kolkata')).toEqual({ hour: 4, minute: 0, second: 5 });
  });
  test('a day has 23 hours when the clocks go forward and 25 when they go back', () => {
    const hours = (day: string, zone: string) => (msOf(endOfDay(day, zone)) - msOf(startOfDay(day, zone))) / 3_600_000;
    expect(hours('2026-03-08', 'America/New_York')).toBe(23);
    expect(hours('2026-11-01', 'America/New_York')).toBe(25);
    expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
    expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5);
  });
  test('a day begins with its first instant where midnight does not exist', () => {
    expect(startOfDay('2024-04-26', 'Africa/Cairo')).toBe('2024-04-25T22:00:00.000Z');
    expect(localTime('2024-04-25T22:00:00.000Z', 'Africa/Cairo')).toEqual({ hour: 1, minute: 0, second: 0 });
    expect(startOfDay('2024-03-31', 'Asia/Beirut')).toBe('2024-03-30T22:00:00.000Z');
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z');
    expect(startOfDay('1919-03-31', 'America/Toronto')).toBe('1919-03-31T04:30:00.000Z');
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe(startOfDay('2011-12-31', 'Pacific/Apia'));
  });
  test('a skipped time moves forward, of a time shown twice the first counts', () => {
    expect(atLocal('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(atLocal('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(atLocal('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
    expect(atLocal('2026-03-11', '23:59:59', 'America/New_York')).toBe('2026-03-12T03:59:59.000Z');
  });
  test('days are added on the calendar, not in hours [D-080]', () => {
    expect(addLocalDays('2026-03-08T04:59:59.000Z', 1, 'America/New_York')).toBe('2026-03-09T03:59:59.000Z');
    expect(addLocalDays('2026-11-01T06:30:00.000Z', 0, 'America/New_York')).toBe('2026-11-01T06:30:00.000Z');
  });
  test('are written as people read them [SHELL-061, D-010]', () => {
    expect(dateText('2026-03-01')).toBe('March 1, 2026');
    expect(timeText('2026-03-11T22:30:00.000Z', 'America/New_York')).toBe('6:30 PM EDT');
    expect(timeText('2026-01-11T17:05:00.000Z', 'America/New_York')).toBe('12:05 PM EST');
    expect(timeText('2026-01-11T05:05:00.000Z', 'America/New_York')).toBe('12:05 AM EST');
  });
});
