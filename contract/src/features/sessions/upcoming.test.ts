import { expect, test } from 'vitest';
import { CREATED_CATEGORY, categoryName, SESSION_CATEGORIES } from './categories.ts';
import { isInWeek, isUpcoming, upcomingSession, upcomingSessions } from './upcoming.ts';

const NOW = '2026-03-11T23:00:00.000Z';
const session = (name: string, startTime: string, endTime: string, contextId = 1) => ({
  name,
  startTime,
  endTime,
  contextId,
});
const SESSIONS = [
  session('later', '2026-03-13T22:30:00.000Z', '2026-03-14T01:30:00.000Z'),
  session('workshop', '2026-03-12T22:30:00.000Z', '2026-03-12T23:30:00.000Z', 2),
  session('over', '2026-03-11T20:00:00.000Z', NOW),
  session('running', '2026-03-11T22:30:00.000Z', '2026-03-12T01:30:00.000Z'),
];
const names = (sessions: { name: string }[]) => sessions.map(({ name }) => name);

test('upcoming is what has not ended, a running class included [DASH-013, D-021]', () => {
  expect(names(upcomingSessions(SESSIONS, NOW))).toEqual(['running', 'workshop', 'later']);
  expect(isUpcoming({ endTime: NOW }, NOW)).toBe(false);
});
test('the upcoming session is the first by start, of all or of its context [DASH-047, D-021]', () => {
  expect(upcomingSession(SESSIONS, NOW)?.name).toBe('running');
  expect(upcomingSession(SESSIONS, NOW, 1)?.name).toBe('running');
  expect(upcomingSession(SESSIONS, NOW, 2)?.name).toBe('workshop');
  expect(upcomingSession(SESSIONS, '2026-03-20T00:00:00.000Z')).toBeNull();
});
test('this week begins on Sunday and ends with Saturday on campus [SESS-001, SESS-012, D-011]', () => {
  const inWeek = (startTime: string) => isInWeek({ startTime }, NOW, 'America/New_York');
  expect(inWeek('2026-03-08T05:00:00.000Z')).toBe(true);
  expect(inWeek('2026-03-08T04:59:59.000Z')).toBe(false);
  expect(inWeek('2026-03-15T03:59:59.000Z')).toBe(true);
  expect(inWeek('2026-03-15T04:00:00.000Z')).toBe(false);
});
test('categories have codes and names in their context [SESS-041, D-076]', () => {
  expect(SESSION_CATEGORIES.map(({ code, contextId }) => [categoryName(code), contextId])).toEqual([
    ['Class', 1],
    ['Office Hours', 1],
    ['Career Workshop', 2],
    ['Career Event', 2],
  ]);
  expect(CREATED_CATEGORY).toBe('career-workshop');
});
