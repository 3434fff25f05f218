import { expect, test } from 'vitest';
import { MEETINGS_SHOWN, meetingsShown } from './meetings-shown.ts';

const meetings = Array.from({ length: 30 }, (_, day) => ({
  id: day,
  name: `Class ${day}`,
  startTime: `2026-03-${String(day + 1).padStart(2, '0')}T22:30:00.000Z`,
}));

test('the last meetings that have begun, by their places in the marks, by the days of the campus', () => {
  const shown = meetingsShown(meetings, { timeZone: 'America/New_York' }, '2026-03-25T00:00:00.000Z');
  expect(shown).toHaveLength(MEETINGS_SHOWN);
  expect([shown[0], shown.at(-1)]).toEqual([
    { place: 4, name: '3/5 Class 4' },
    { place: 23, name: '3/24 Class 23' },
  ]);
});
