/** Compares the windows and locks of a day with Temporal, in zones and at hours where such code tends to fail. */
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { checkInPhase } from '#features/attendance/check-in';
import { isAttendanceLocked } from '#features/attendance/marking';
import { isInWeek } from '#features/sessions/upcoming';
import { instantOf } from '#kernel/clock';
import { IS_LONG_RUN } from '#testing/effort';
import { calendarMonths, withinCalendar } from './calendar.ts';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/Berlin',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'UTC',
];
const YEARS = { from: Date.UTC(2024, 0), to: Date.UTC(2028, 0) };
const AROUND = [-1, 0, 1];
const RUNS = { numRuns: IS_LONG_RUN ? 60 : 12 };

const zoned = (ms: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
const msAt = (date: Temporal.PlainDate, zone: string) => date.toZonedDateTime({ timeZone: zone }).epochMilliseconds;

/** The moments in these years when the clocks of a zone change, forward and back. */
function changesOf(zone: string): number[] {
  const found: number[] = [];
  let at = zoned(YEARS.from, zone).getTimeZoneTransition('next');
  for (; at && at.epochMilliseconds < YEARS.to; at = at.getTimeZoneTransition('next')) found.push(at.epochMilliseconds);
  return found;
}

/** Start times of sessions: arbitrary ones, and ones within a day and a half of a change of the clocks. */
function startsOf(zone: string) {
  const anywhere = fc.integer({ min: YEARS.from, max: YEARS.to });
  const changes = changesOf(zone);
  if (changes.length === 0) return anywhere;
  const near = fc.integer({ min: -36 * 60, max: 36 * 60 }).map((minutes) => minutes * 60_000);
  return fc.oneof(
    anywhere,
    fc.tuple(fc.constantFrom(...changes), near).map(([change, off]) => change + off),
  );
}

describe.each(ZONES)('%s', (zone) => {
  const starts = startsOf(zone);

  test('attendance locks with the local day of the session, to the millisecond [ATT-019, D-010, D-108]', () => {
    fc.assert(
      fc.property(starts, (ms) => {
        const midnight = msAt(zoned(ms, zone).toPlainDate().add({ days: 1 }), zone);
        const session = { startTime: instantOf(ms), zone };
        const locked = AROUND.map((off) => isAttendanceLocked(session, 'ta', instantOf(midnight + off)));
        expect(locked).toEqual([false, true, true]);
        expect(isAttendanceLocked(session, 'ssm', instantOf(midnight + 1))).toBe(false);
      }),
      RUNS,
    );
  });

  test('check-in opens and closes by minutes that pass, not by what clocks show [ATT-006, ATT-007, ATT-008]', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 240 }), (ms, minutes) => {
        const start = zoned(ms, zone);
        const end = start.add({ minutes });
        const [opens, late] = [start.subtract({ minutes: 45 }), start.add({ minutes: 45 })];
        const closes = Temporal.ZonedDateTime.compare(late, end) < 0 ? late : end;
        const session = { startTime: instantOf(ms), endTime: instantOf(end.epochMilliseconds) };
        const phases = (at: Temporal.ZonedDateTime) =>
          AROUND.map((off) => checkInPhase(session, instantOf(at.epochMilliseconds + off)));
        expect(phases(opens)).toEqual(['early', 'open', 'open']);
        expect(phases(closes)).toEqual(['open', 'open', 'ended']);
      }),
      RUNS,
    );
  });

  test('a session belongs to the local week in which it begins, to the millisecond [SESS-001, D-011]', () => {
    fc.assert(
      fc.property(starts, (ms) => {
        const now = instantOf(ms);
        const today = zoned(ms, zone).toPlainDate();
        // Sunday is the seventh day in Temporal, but the first in our calendar
        const first = today.subtract({ days: today.dayOfWeek % 7 });
        const borders = [msAt(first, zone), msAt(first.add({ days: 7 }), zone)];
        const inside = borders.map((border) =>
          AROUND.map((off) => isInWeek({ startTime: instantOf(border + off) }, now, zone)),
        );
        expect(inside).toEqual([
          [false, true, true],
          [true, false, false],
        ]);
      }),
      RUNS,
    );
  });
});

test('the calendar ends three months around the course [DASH-045, DASH-046]', () => {
  const days = fc.integer({ min: 0, max: 3000 }).map((n) => Temporal.PlainDate.from('2022-01-01').add({ days: n }));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 400 }), (start, length) => {
      const end = start.add({ days: length });
      const span = calendarMonths({ startDate: start.toString(), endDate: end.toString() });
      const first = start.toPlainYearMonth().subtract({ months: 3 });
      const last = end.toPlainYearMonth().add({ months: 3 });
      expect(span).toEqual({ first: first.toString(), last: last.toString() });
      expect(withinCalendar(first.subtract({ months: 1 }).toString(), span)).toBe(span.first);
      expect(withinCalendar(last.add({ months: 1 }).toString(), span)).toBe(span.last);
    }),
  );
});
