/**
 * Compares a change of the weekly pattern with an independent calculation by Temporal, over both changes of the clocks.
 */
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import type { TargetClassDates } from './copied-dates.ts';
import type { DatedItem } from './dated.ts';
import { comingMeetings, patternedDates } from './patterned-dates.ts';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney'];
const RUNS = { numRuns: IS_LONG_RUN ? 3334 : 40 };

const dateOf = (text: string) => Temporal.PlainDate.from(text);
const instantOf = (date: Temporal.PlainDate, time: string, zone: string): string =>
  new Date(
    date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone, { disambiguation: 'compatible' })
      .epochMilliseconds,
  ).toISOString();
const dayOf = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate();

const clock = fc
  .integer({ min: 0, max: 22 * 60 })
  .map((minutes) => Temporal.PlainTime.from('00:00').add({ minutes }).toString().slice(0, 5));
const meeting = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), start: clock, minutes: fc.constantFrom(15, 115) });
const holiday = fc.record({ on: fc.integer({ min: 0, max: 200 }), days: fc.integer({ min: 0, max: 9 }) });
const anyItem = fc.record({
  kind: fc.constantFrom('session', 'assignment' as const),
  isClass: fc.boolean(),
  day: fc.integer({ min: -10, max: 190 }),
  time: clock,
});
const classes = (zone: string) =>
  fc
    .record({
      // a year with both changes of the clocks, on either half of the globe
      start: fc.integer({ min: 0, max: 364 }).map((n) => dateOf('2026-06-01').add({ days: n }).toString()),
      now: fc.record({ day: fc.integer({ min: -20, max: 200 }), time: clock }),
      pattern: fc.uniqueArray(meeting, { minLength: 1, maxLength: 4, selector: ({ weekday }) => weekday }),
      holidays: fc.array(holiday, { maxLength: 5 }),
      items: fc.array(anyItem, { maxLength: 40 }),
    })
    .map(({ start, now, pattern, holidays, items }) => ({
      now: instantOf(dateOf(start).add({ days: now.day }), now.time, zone),
      to: {
        timeZone: zone,
        startDay: start,
        endDay: dateOf(start).add({ days: 120 }).toString(),
        pattern: pattern.map(({ weekday, start: from, minutes }) => ({
          weekday,
          start: from,
          end: Temporal.PlainTime.from(from).add({ minutes }).toString().slice(0, 5),
        })),
        holidays: holidays.map(({ on, days }, index) => ({
          from: dateOf(start).add({ days: on }).toString(),
          to: dateOf(start)
            .add({ days: on + days })
            .toString(),
          name: `Holiday ${index}`,
        })),
      } satisfies TargetClassDates,
      items: items.map(({ kind, isClass, day, time }, index): DatedItem => {
        const startTime = instantOf(dateOf(start).add({ days: day }), time, zone);
        const endTime = new Date(Date.parse(startTime) + (kind === 'session' ? 3_600_000 : 0)).toISOString();
        const isMeeting = kind === 'session' && isClass;
        return { kind, id: index + 1, name: `${index}`, isClass: isMeeting, startTime, endTime, tied: null };
      }),
    }));

/** Finds the first meetings of the pattern by walking through the calendar. */
function walked(
  many: number,
  firstOfThem: string,
  { pattern, holidays, startDay, timeZone }: TargetClassDates,
  now: string,
) {
  const first = dayOf(firstOfThem, timeZone);
  const sunday = first.subtract({ days: first.dayOfWeek % 7 });
  const found: string[] = [];
  for (let date = sunday; found.length < many; date = date.add({ days: 1 })) {
    const day = date.toString();
    const planned = pattern.find(({ weekday }) => weekday === date.dayOfWeek % 7);
    if (!planned || day < startDay || holidays.some(({ from, to }) => from <= day && day <= to)) continue;
    const start = instantOf(date, planned.start, timeZone);
    if (start > now) found.push(start);
  }
  return found;
}

describe.each(ZONES)('in %s', (zone) => {
  test('each coming meeting becomes the next of the pattern; none is lost, none overtakes another, and nothing that has begun moves [ADM-077, ADM-075, D-010]', () =>
    fc.assert(
      fc.property(classes(zone), ({ now, to, items }) => {
        const dates = patternedDates(items, to, now);
        const coming = comingMeetings(items, now);
        expect(dates.map(({ item }) => item.id)).toEqual(coming.map(({ id }) => id));
        for (const { item } of dates) expect([item.isClass, item.startTime > now]).toEqual([true, true]);
        const starts = dates.map(({ new: { startTime } }) => startTime);
        expect(starts).toEqual(coming.length === 0 ? [] : walked(coming.length, coming[0]?.startTime ?? '', to, now));
        expect(starts).toEqual([...new Set(starts)].toSorted());
        for (const { new: span, old, item } of dates) {
          expect(span.startTime < span.endTime).toBe(true);
          expect([old.startTime, old.endTime]).toEqual([item.startTime, item.endTime]);
        }
        // applying the same pattern again changes nothing
        const again = patternedDates(
          items.map((item) => ({ ...item, ...dates.find((date) => date.item === item)?.new })),
          to,
          now,
        );
        expect(again.map(({ new: span }) => span.startTime)).toEqual(starts);
      }),
      RUNS,
    ));
});

test('where holidays leave no room for all of them, none moves', () => {
  const startTime = '2026-03-05T23:30:00.000Z';
  const item: DatedItem = {
    kind: 'session',
    id: 1,
    name: 'Class 1',
    isClass: true,
    tied: null,
    startTime,
    endTime: '2026-03-06T00:30:00.000Z',
  };
  const to = {
    timeZone: 'America/New_York',
    startDay: '2026-03-02',
    endDay: '2026-06-01',
    pattern: [{ weekday: 1, start: '10:00', end: '11:00' }],
  };
  const always = [{ from: '2026-01-01', to: '2100-01-01', name: 'For ever' }];
  expect(patternedDates([item], { ...to, holidays: always }, startTime)).toEqual([]);
  expect(patternedDates([item], { ...to, holidays: always }, '2026-03-01T00:00:00.000Z')).toEqual([]);
  expect(patternedDates([item], { ...to, holidays: [] }, '2026-03-01T00:00:00.000Z')).toHaveLength(1);
});
