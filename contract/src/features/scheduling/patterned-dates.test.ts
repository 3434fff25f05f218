import { expect, test } from 'vitest';
import { planMeetings } from './weekly-meetings.ts';
import { detectPattern } from './patterned-dates.ts';

const ZONE = 'America/New_York';
const RULE = {
  pattern: [
    { weekday: 2, start: '18:30', end: '21:30' },
    { weekday: 6, start: '10:00', end: '14:00' },
  ],
  firstDay: '2026-02-24',
  lastDay: '2026-03-28',
  daysLeftOut: [],
};

test('the pattern of a class is read off its meetings, also over a change of the clocks; one exception does not change it', () => {
  const { meetings } = planMeetings(RULE, { timeZone: ZONE, holidays: [] });
  expect(detectPattern(meetings, ZONE)).toEqual(RULE.pattern);
  const once = { startTime: '2026-03-03T15:00:00.000Z', endTime: '2026-03-03T16:00:00.000Z' };
  expect(detectPattern([once, ...meetings], ZONE)).toEqual(RULE.pattern);
  const overnight = { startTime: '2026-03-05T03:00:00.000Z', endTime: '2026-03-05T07:00:00.000Z' };
  expect(detectPattern([overnight], ZONE)).toEqual([{ weekday: 3, start: '22:00', end: '23:59' }]);
  expect(detectPattern([], ZONE)).toEqual([]);
});
