import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarMonths, matchesCalendarFilter, parseCalendarFilter, withinCalendar } from './calendar.ts';

const ZONE = 'America/New_York';
const MONTHS = calendarMonths({ startDate: '2026-01-31', endDate: '2026-11-01' });
const NOW = '2026-04-01T03:59:59.000Z';
const parse = (search: Record<string, unknown>, now = NOW) => parseCalendarFilter(search, MONTHS, now, ZONE);

describe('leafing', () => {
  test('ends 3 months before the start and 3 after the end of the course [DASH-045, DASH-046]', () => {
    expect(MONTHS).toEqual({ first: '2025-10', last: '2027-02' });
  });
  test('never leaves the span [DASH-045, DASH-046]', () => {
    const months = fc.tuple(fc.integer({ min: 2020, max: 2032 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(months, ([year, month]) => {
        const shown = withinCalendar(`${year}-${String(month).padStart(2, '0')}`, MONTHS);
        expect(shown >= MONTHS.first && shown <= MONTHS.last).toBe(true);
      }),
    );
  });
});

describe('the query string', () => {
  const ALL = {
    selectedEventType: 'all',
    selectedSessionCategory: 'all',
    selectedCourseworkCategory: 'all',
    selectedMonth: '2026-03',
  };

  test('holds four filters [DASH-039, DASH-040, DASH-041, DASH-042]', () => {
    const search = {
      selectedEventType: 'coursework',
      selectedSessionCategory: 'office-hours',
      selectedCourseworkCategory: 'milestone',
      selectedMonth: '2026-07',
    };
    expect(parse(search)).toEqual(search);
  });
  test('without any it shows all of the current month on campus [D-064]', () => {
    expect(parse({})).toEqual(ALL);
    expect(parse({}, '2026-04-01T04:00:00.000Z').selectedMonth).toBe('2026-04');
  });
  test('unknown values count as all and as the current month [D-064]', () => {
    for (const value of ['x', '', 7, null, ['session'], '2026-13', '2026-3', 'constructor']) {
      expect(parse(Object.fromEntries(Object.keys(ALL).map((key) => [key, value])))).toEqual(ALL);
    }
  });
  test('a month beyond the limits is the nearest within [DASH-045, DASH-046]', () => {
    expect(parse({ selectedMonth: '2020-01' }).selectedMonth).toBe('2025-10');
    expect(parse({ selectedMonth: '2030-01' }).selectedMonth).toBe('2027-02');
    expect(parse({}, '2029-01-01T12:00:00.000Z').selectedMonth).toBe('2027-02');
  });
});

test('events are filtered by type and by the category of their type [DASH-034, DASH-035, DASH-036]', () => {
  const EVENTS = [
    { domain: 'session', category: 'class' },
    { domain: 'session', category: 'career-event' },
    { domain: 'coursework', category: 'assignment' },
    { domain: 'coursework', category: 'milestone' },
  ] as const;
  const seen = (search: Record<string, unknown>) =>
    EVENTS.filter((event) => matchesCalendarFilter(event, parse(search))).map(({ category }) => category);
  expect(seen({})).toEqual(['class', 'career-event', 'assignment', 'milestone']);
  expect(seen({ selectedEventType: 'session' })).toEqual(['class', 'career-event']);
  expect(seen({ selectedSessionCategory: 'class' })).toEqual(['class', 'assignment', 'milestone']);
  expect(seen({ selectedEventType: 'coursework', selectedCourseworkCategory: 'milestone' })).toEqual(['milestone']);
});
