import { expect, test } from 'vitest';
import { toClockTime } from '#features/scheduling/local-span';
import { planMeetings } from '#features/scheduling/weekly-meetings';
import { localDay, weekday } from '#kernel/clock';
import { changedSessions, type StandingSession, isAlwaysTold } from './changed-sessions.ts';

const ZONE = 'America/New_York';
/** Tuesday evenings and Saturday mornings, around the change of the clocks on March 8. */
const RULE = {
  pattern: [
    { weekday: 2, start: '18:30', end: '21:30' },
    { weekday: 6, start: '10:00', end: '14:00' },
  ],
  firstDay: '2026-02-24',
  lastDay: '2026-03-28',
  daysLeftOut: [],
};
const sessions: StandingSession[] = planMeetings(RULE, { timeZone: ZONE, holidays: [] }).meetings.map(
  ({ number, chapter, startTime, endTime }) => ({
    id: number,
    name: `Class ${number}`,
    chapter,
    category: 'class',
    shortDescription: '',
    longDescription: '',
    startTime,
    endTime,
    roomId: 1,
  }),
);
const [first, , third] = sessions as [StandingSession, StandingSession, StandingSession];
/** A time after the first two sessions. */
const NOW = '2026-03-01T12:00:00.000Z';
const at = (reach: 'this' | 'following' | 'all', now = NOW) => ({ reach, ofRule: sessions, zone: ZONE, now });
const reached = (changes: ReturnType<typeof changedSessions>) => changes.map(({ before }) => before?.id);

test('a change is for one session, those that follow, or all that are ahead; what has begun stays [ADM-082, ADM-083]', () => {
  const room = { ...third, roomId: 2 };
  expect(reached(changedSessions(third, room, at('this')))).toEqual([3]);
  expect(reached(changedSessions(third, room, at('all')))).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  const fifth = sessions[4] as StandingSession;
  expect(reached(changedSessions(fifth, { ...fifth, roomId: 2 }, at('following')))).toEqual([5, 6, 7, 8, 9, 10]);
  expect(reached(changedSessions(fifth, { ...fifth, roomId: 2 }, at('all')))).toEqual([5, 3, 4, 6, 7, 8, 9, 10]);
  // a session keeps its own topic
  const renamed = changedSessions(third, { ...room, name: 'Review', chapter: 9.9, longDescription: 'x' }, at('all'));
  expect(renamed.map(({ after }) => after.name)).toEqual(['Review', ...sessions.slice(3).map(({ name }) => name)]);
  expect(reached(changedSessions(third, { ...third, name: 'Review' }, at('all')))).toEqual([3]);
});

test('another day and time move the same meetings of each week, by the clocks on the wall, and no others [ADM-083, D-010]', () => {
  // from Tuesday, March 3, 18:30 to Wednesday 19:00; the clocks change on March 8
  const moved = { ...third, startTime: '2026-03-05T00:00:00.000Z', endTime: '2026-03-05T03:00:00.000Z' };
  const changes = changedSessions(third, moved, at('all'));
  expect(reached(changes)).toEqual([3, 5, 7, 9]);
  for (const { after } of changes) {
    expect(weekday(localDay(after.startTime, ZONE))).toBe(3);
    expect(toClockTime(after.startTime, ZONE)).toBe('19:00:00.000');
    expect(toClockTime(after.endTime, ZONE)).toBe('22:00:00.000');
  }
  expect(changes[1]?.after.startTime).toBe('2026-03-11T23:00:00.000Z');
});

test('students hear of another time or place of what is ahead, and of every change of a career session [ADM-088, D-190]', () => {
  const tells = (before: StandingSession, change: Partial<StandingSession>, now = NOW) =>
    isAlwaysTold({ before, after: { ...before, ...change } }, now);
  expect(tells(third, { name: 'Review' })).toBe(false);
  expect(tells(third, { roomId: null })).toBe(true);
  expect(tells(third, { endTime: '2026-03-04T03:00:00.000Z' })).toBe(true);
  expect(tells(first, { roomId: 2 })).toBe(false);
  const career: StandingSession = { ...third, category: 'career-workshop' };
  expect(tells(career, { name: 'Review' })).toBe(true);
  expect(tells(career, {})).toBe(false);
});
