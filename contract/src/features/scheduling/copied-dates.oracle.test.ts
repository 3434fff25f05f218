/**
 * Compares the dates of copied classes with an independent calculation by Temporal, over both changes of the clocks.
 */
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import { copiedDates, type TargetClassDates } from './copied-dates.ts';
import type { DatedItem } from './dated.ts';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney'];
/** A nightly run tries 10,000 copies in all. */
const RUNS = { numRuns: IS_LONG_RUN ? 3334 : 40 };

const dateOf = (text: string) => Temporal.PlainDate.from(text);
const sundayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek % 7 });
const wallOf = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
const instantOf = (date: Temporal.PlainDate, time: Temporal.PlainTime | string, zone: string): string =>
  new Date(
    date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone, { disambiguation: 'compatible' })
      .epochMilliseconds,
  ).toISOString();

// a year with both changes of the clocks, on either half of the globe
const days = (from: string) => fc.integer({ min: 0, max: 364 }).map((n) => dateOf(from).add({ days: n }).toString());
const clock = fc
  .integer({ min: 0, max: 22 * 60 })
  .map((minutes) => Temporal.PlainTime.from('00:00').add({ minutes }).toString().slice(0, 5));
const meeting = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  start: clock,
  minutes: fc.constantFrom(15, 60, 115),
});
const holiday = fc.record({ on: fc.integer({ min: 0, max: 200 }), days: fc.integer({ min: 0, max: 9 }) });
const anyItem = fc.record({
  kind: fc.constantFrom('session', 'assignment' as const),
  isClass: fc.boolean(),
  day: fc.integer({ min: -10, max: 190 }),
  time: clock,
  minutes: fc.constantFrom(5, 45, 119),
  tie: fc.option(
    fc.constantFrom(
      { at: 'start' } as const,
      { daysAfter: 0, time: '23:59' },
      { daysAfter: 6, time: '02:30' },
      { fromMeeting: -2, time: null },
    ),
  ),
});
const copies = (oldZone: string) =>
  fc
    .record({
      timeZone: fc.constantFrom(...ZONES),
      oldStart: days('2025-06-01'),
      newStart: days('2026-06-01'),
      weeks: fc.integer({ min: 1, max: 30 }),
      pattern: fc.uniqueArray(meeting, { minLength: 1, maxLength: 4, selector: ({ weekday }) => weekday }),
      holidays: fc.array(holiday, { maxLength: 5 }),
      items: fc.array(anyItem, { maxLength: 40 }),
    })
    .map(({ timeZone, oldStart, newStart, weeks, pattern, holidays, items }) => ({
      from: { startDay: oldStart, timeZone: oldZone },
      to: {
        timeZone,
        startDay: newStart,
        endDay: dateOf(newStart)
          .add({ days: weeks * 7 })
          .toString(),
        pattern: pattern.map(({ weekday, start, minutes }) => ({
          weekday,
          start,
          end: Temporal.PlainTime.from(start).add({ minutes }).toString().slice(0, 5),
        })),
        holidays: holidays.map(({ on, days: length }, index) => ({
          from: dateOf(newStart).add({ days: on }).toString(),
          to: dateOf(newStart)
            .add({ days: on + length })
            .toString(),
          name: `Holiday ${index}`,
        })),
      } satisfies TargetClassDates,
      items: itemsOf(items, oldStart, oldZone),
    }));

function itemsOf(made: readonly Made[], oldStart: string, zone: string): DatedItem[] {
  const sessions = made.flatMap(({ kind }, index) => (kind === 'session' ? [index + 1] : []));
  return made.map(({ kind, isClass, day, time, minutes, tie }, index) => {
    const startTime = instantOf(dateOf(oldStart).add({ days: day }), time, zone);
    const endTime = new Date(Date.parse(startTime) + (kind === 'session' ? minutes * 60_000 : 0)).toISOString();
    const sessionId = sessions[index % (sessions.length || 1)];
    return {
      kind,
      id: index + 1,
      name: `Item ${index + 1}`,
      isClass: kind === 'session' && isClass,
      startTime,
      endTime,
      tied: kind === 'assignment' && tie && sessionId !== undefined ? { sessionId, tie } : null,
    };
  });
}
type Made = typeof anyItem extends fc.Arbitrary<infer T> ? T : never;

const holidayAt = (date: Temporal.PlainDate, { holidays }: TargetClassDates) =>
  holidays.find(
    ({ from, to }) => Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, to) <= 0,
  );
const isPlanned = (date: Temporal.PlainDate, { pattern }: TargetClassDates) =>
  pattern.some(({ weekday }) => weekday === date.dayOfWeek % 7);

/** Finds the n-th meeting by walking through the calendar. */
function nthMeeting(n: number, to: TargetClassDates): string {
  let date = dateOf(to.startDay).subtract({ days: 1 });
  for (let left = n; left > 0;) {
    date = date.add({ days: 1 });
    if (isPlanned(date, to) && !holidayAt(date, to)) left -= 1;
  }
  const planned = to.pattern.find(({ weekday }) => weekday === date.dayOfWeek % 7);
  return instantOf(date, planned?.start ?? '', to.timeZone);
}

function offHoliday(date: Temporal.PlainDate, to: TargetClassDates): Temporal.PlainDate {
  if (!holidayAt(date, to)) return date;
  let later = date.add({ days: 1 });
  while (!isPlanned(later, to) || holidayAt(later, to)) later = later.add({ days: 1 });
  return later;
}

function expectedStart(
  item: DatedItem,
  items: readonly DatedItem[],
  from: { startDay: string; timeZone: string },
  to: TargetClassDates,
): string {
  if (item.isClass) {
    const earlier = items.filter(
      (other) =>
        other.isClass &&
        (other.startTime < item.startTime || (other.startTime === item.startTime && other.id < item.id)),
    );
    return nthMeeting(earlier.length + 1, to);
  }
  const session = item.tied && items.find(({ id }) => id === item.tied?.sessionId);
  if (item.tied && session) {
    const start = expectedStart(session, items, from, to);
    const { tie } = item.tied;
    if ('at' in tie) return start;
    const days = 'daysAfter' in tie ? tie.daysAfter : tie.fromMeeting;
    const due = wallOf(start, to.timeZone).toPlainDate().add({ days });
    return instantOf(offHoliday(due, to), tie.time ?? '23:59:59', to.timeZone);
  }
  const wall = wallOf(item.startTime, from.timeZone);
  const weeksIn = sundayOf(dateOf(from.startDay)).until(wall.toPlainDate(), { largestUnit: 'day' });
  const date = offHoliday(sundayOf(dateOf(to.startDay)).add(weeksIn), to);
  return instantOf(date, wall.toPlainTime(), to.timeZone);
}

describe.each(ZONES)('from %s', (zone) => {
  test('each item of a copy is where another arithmetic puts it, none is lost, and none is outside unnamed [D-010]', () =>
    fc.assert(
      fc.property(copies(zone), ({ from, to, items }) => {
        const dates = copiedDates(items, from, to);
        expect(dates.map(({ item }) => item.id).toSorted((a, b) => a - b)).toEqual(items.map(({ id }) => id));
        const found = new Map(dates.map(({ item, ...date }) => [item.id, date]));
        for (const item of items) {
          const date = found.get(item.id);
          expect(date?.new.startTime).toBe(expectedStart(item, items, from, to));
          const first = wallOf(date?.new.startTime ?? '', to.timeZone)
            .toPlainDate()
            .toString();
          const last = wallOf(date?.new.endTime ?? '', to.timeZone)
            .toPlainDate()
            .toString();
          expect(date?.outside).toBe(first < to.startDay ? 'before' : last > to.endDay ? 'after' : null);
        }
        const inside = dates.findIndex(({ outside }) => outside === null);
        expect(dates.slice(inside === -1 ? dates.length : inside).every(({ outside }) => outside === null)).toBe(true);
        for (const { item, new: dated } of dates) expect(dated.startTime < dated.endTime).toBe(item.kind === 'session');
      }),
      RUNS,
    ));
});

test('a session during which the clocks were set back keeps its length in a copy [D-010]', () => {
  const zone = 'America/New_York';
  const from = { startDay: '2025-06-07', timeZone: zone };
  const to = { startDay: '2026-06-01', endDay: '2026-12-31', timeZone: zone, holidays: [], pattern: [] };
  const span = { startTime: '2025-11-02T05:15:00.000Z', endTime: '2025-11-02T06:00:00.000Z' };
  const item: DatedItem = { kind: 'session', id: 1, name: 'Night', isClass: false, tied: null, ...span };
  const [date] = copiedDates([item], from, { ...to, pattern: [{ weekday: 1, start: '18:30', end: '21:30' }] });
  expect(Date.parse(String(date?.new.endTime)) - Date.parse(String(date?.new.startTime))).toBe(45 * 60_000);
});
