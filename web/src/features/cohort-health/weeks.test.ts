import { expect, test } from 'vitest';
import { groupByWeek } from './weeks.ts';

test('class meetings stand in the week of the course and in the zone of the class', () => {
  const meetings = [
    { id: 1, name: 'HTML', startTime: '2026-03-02T23:30:00.000Z' },
    { id: 2, name: 'CSS', startTime: '2026-03-04T23:30:00.000Z' },
    // Monday in London, Sunday evening in New York, with which a week begins
    { id: 3, name: 'Git', startTime: '2026-03-09T00:30:00.000Z' },
    { id: 4, name: 'Forms', startTime: '2026-03-16T22:30:00.000Z' },
  ];
  const weeks = groupByWeek(meetings, { startDate: '2026-03-02', timeZone: 'America/New_York' });
  expect(weeks.map((week) => week.map(({ place }) => place))).toEqual([[0, 1], [2], [3]]);
  expect(weeks[1]?.[0]?.name).toBe('3/8 Git');
});
