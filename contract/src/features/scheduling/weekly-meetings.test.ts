import { expect, test } from 'vitest';
import { localTime } from '#kernel/clock';
import { chapterNumber, planMeetings, nextClassDay } from './weekly-meetings.ts';
import { WeeklyRule } from './model.ts';

const NEW_YORK = 'America/New_York';
const CALENDAR = {
  timeZone: NEW_YORK,
  holidays: [{ from: '2026-03-02', to: '2026-03-03', name: 'Spring break' }],
};
const evening = { start: '18:30', end: '21:30' };
/** Mondays and Wednesdays around the night in March in which the clocks go forward. */
const RULE: WeeklyRule = {
  pattern: [
    { weekday: 3, ...evening },
    { weekday: 1, ...evening },
  ],
  firstDay: '2026-02-23',
  lastDay: '2026-03-16',
  daysLeftOut: ['2026-03-11'],
};

test('a weekly rule makes one session a day with its chapter and names the holidays it skips', () => {
  const { meetings, skipped } = planMeetings(RULE, CALENDAR);
  expect(meetings.map(({ day, chapter }) => [day, chapter])).toEqual([
    ['2026-02-23', 1.1],
    ['2026-02-25', 1.2],
    ['2026-03-04', 2.1],
    ['2026-03-09', 2.2],
    ['2026-03-16', 3.1],
  ]);
  expect(skipped).toEqual([
    { day: '2026-03-02', holiday: 'Spring break' },
    { day: '2026-03-11', holiday: null },
  ]);
  const times = meetings.map(({ startTime }) => localTime(startTime, NEW_YORK));
  expect(new Set(times.map(({ hour, minute }) => `${hour}:${minute}`))).toEqual(new Set(['18:30']));
  expect(meetings.map(({ startTime }) => startTime.slice(11, 16))).toEqual([
    '23:30',
    '23:30',
    '23:30',
    '22:30',
    '22:30',
  ]);
});

test('a later rule numbers on from the sessions that stand, and two meetings a day keep their order', () => {
  const twice = {
    ...RULE,
    pattern: [
      { weekday: 1, start: '14:00', end: '16:00' },
      { weekday: 1, start: '09:00', end: '12:00' },
    ],
  };
  const { meetings } = planMeetings(twice, CALENDAR, { before: 3, most: 3 });
  expect(meetings.map(({ number, chapter, startTime }) => [number, chapter, startTime.slice(0, 13)])).toEqual([
    [4, 2.2, '2026-02-23T14'],
    [5, 3.1, '2026-02-23T19'],
    [6, 3.2, '2026-03-09T13'],
  ]);
  expect([1, 9, 10].map((number) => chapterNumber(number, 9))).toEqual([1.1, 1.9, 2.1]);
});

test('a session that the clocks cut short ends after it starts [D-010]', () => {
  const night = { ...RULE, pattern: [{ weekday: 0, start: '02:45', end: '03:15' }], lastDay: '2026-03-08' };
  const spans = planMeetings(night, CALENDAR).meetings.map(
    ({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime),
  );
  expect(spans).toEqual([30 * 60_000, 30 * 60_000]);
});

test('the next class day leaves out holidays, and there is none where they never end', () => {
  expect(nextClassDay('2026-03-01', RULE.pattern, CALENDAR)).toBe('2026-03-04');
  const always = { ...CALENDAR, holidays: [{ from: '2026-01-01', to: '2100-01-01', name: 'For ever' }] };
  expect(nextClassDay('2026-03-01', RULE.pattern, always)).toBeNull();
});

test('a rule needs a weekday, sessions that end after they start, and days in order', () => {
  expect(WeeklyRule.safeParse(RULE).success).toBe(true);
  const wrong = [
    { ...RULE, pattern: [] },
    { ...RULE, pattern: [{ weekday: 1, start: '18:30', end: '18:30' }] },
    { ...RULE, pattern: [{ weekday: 1, start: '6:30', end: '18:30' }] },
    { ...RULE, lastDay: '2026-02-22' },
    { ...RULE, lastDay: '2036-03-01' },
  ];
  expect(wrong.map((rule) => WeeklyRule.safeParse(rule).success)).toEqual(wrong.map(() => false));
});
