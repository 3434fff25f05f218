/** Compares the clock with Temporal, an independent implementation of the same arithmetic. */
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import {
  addDays,
  addLocalDays,
  addMonths,
  atLocal,
  daysBetween,
  endOfDay,
  instantOf,
  localDay,
  localTime,
  msOf,
  startOfDay,
  weekday,
} from './clock.ts';

const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Sydney',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Pacific/Auckland',
  'Europe/London',
  'UTC',
];
const FROM = Date.UTC(1975, 0);
const TO = Date.UTC(2045, 0);
const RUNS = { numRuns: IS_LONG_RUN ? 300 : 60 };

const zoned = (ms: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);

/** All moments at which a zone changed its offset, where such code tends to fail. */
const changesOf = (zone: string): number[] => {
  const found: number[] = [];
  for (
    let at = zoned(FROM, zone).getTimeZoneTransition('next');
    at && at.epochMilliseconds < TO;
    at = at.getTimeZoneTransition('next')
  ) {
    found.push(at.epochMilliseconds);
  }
  return found;
};

describe.each(ZONES)('%s', (zone) => {
  const changes = changesOf(zone);
  const anywhere = fc.integer({ min: FROM, max: TO });
  const border = (at: number) =>
    fc.constantFrom(-86_400_000, -3_600_000, -1, 0, 1, 1_800_000, 3_600_000, 86_400_000).map((off) => at + off);
  const midnight = anywhere.chain((ms) =>
    fc.constantFrom(-1, 0, 1).map((off) => zoned(ms, zone).startOfDay().epochMilliseconds + off),
  );
  const moments =
    changes.length === 0
      ? fc.oneof(anywhere, midnight)
      : fc.oneof(anywhere, midnight, fc.constantFrom(...changes).chain(border));
  const days = moments.map((ms) => zoned(ms, zone).toPlainDate().toString());

  const ourWall = (ms: number) => ({
    day: localDay(instantOf(ms), zone),
    ...localTime(instantOf(ms), zone),
  });
  const theirWall = (ms: number) => {
    const at = zoned(ms, zone);
    return { day: at.toPlainDate().toString(), hour: at.hour, minute: at.minute, second: at.second };
  };
  const ourBounds = (day: string) => [msOf(startOfDay(day, zone)), msOf(endOfDay(day, zone))];
  const theirBounds = (day: string) => {
    const date = Temporal.PlainDate.from(day);
    return [date, date.add({ days: 1 })].map((each) => each.toZonedDateTime({ timeZone: zone }).epochMilliseconds);
  };

  test(`day and time agree around all ${changes.length} changes of the clocks, to the millisecond`, () => {
    const moments = changes.flatMap((at) => [at - 1, at, at + 1]);
    expect(moments.map(ourWall)).toEqual(moments.map(theirWall));
  });
  test('every day with a change of the clocks begins and ends with the right instant', () => {
    const days = changes.flatMap((at) => [at - 1, at]).map((ms) => localDay(instantOf(ms), zone));
    expect(days.map(ourBounds)).toEqual(days.map(theirBounds));
  });
  test('day and time agree anywhere', () =>
    fc.assert(
      fc.property(moments, (ms) => {
        expect(ourWall(ms)).toEqual(theirWall(ms));
      }),
      RUNS,
    ));
  test('days begin and end anywhere, and their borders belong to the right day', () =>
    fc.assert(
      fc.property(days, (day) => {
        expect(ourBounds(day)).toEqual(theirBounds(day));
        expect(localDay(startOfDay(day, zone), zone)).toBe(day);
        expect(localDay(instantOf(msOf(endOfDay(day, zone)) - 1), zone)).toBe(day);
      }),
      RUNS,
    ));
  test('a time of day finds its instant, in gaps and overlaps too', () =>
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), (day, minute) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const expected = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone, {
          disambiguation: 'compatible',
        });
        expect(msOf(atLocal(day, time, zone))).toBe(expected.epochMilliseconds);
      }),
      RUNS,
    ));
  test('days are added at the same local time [D-080]', () =>
    fc.assert(
      fc.property(moments, fc.integer({ min: -400, max: 400 }), (ms, n) => {
        expect(msOf(addLocalDays(instantOf(ms), n, zone))).toBe(zoned(ms, zone).add({ days: n }).epochMilliseconds);
      }),
      RUNS,
    ));
});

test('calendar arithmetic agrees', () => {
  const dates = fc
    .integer({ min: -30_000, max: 60_000 })
    .map((n) => Temporal.PlainDate.from('1970-01-01').add({ days: n }));
  fc.assert(
    fc.property(dates, dates, fc.integer({ min: -600, max: 600 }), (a, b, n) => {
      expect(addDays(a.toString(), n)).toBe(a.add({ days: n }).toString());
      expect(daysBetween(a.toString(), b.toString())).toBe(a.until(b, { largestUnit: 'day' }).days);
      expect(weekday(a.toString())).toBe(a.dayOfWeek % 7);
      expect(addMonths(a.toPlainYearMonth().toString(), n)).toBe(a.toPlainYearMonth().add({ months: n }).toString());
    }),
  );
});
