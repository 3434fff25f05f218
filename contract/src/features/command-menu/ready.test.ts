import { expect, test } from 'vitest';
import { ROLES, type Role } from '#kernel/roles';
import { rolesThatDo } from './abilities.ts';
import { ACTIONS } from './actions.ts';
import { readyActions, type CurrentClass, type CurrentSession } from './ready.ts';

const NOW = '2026-03-11T22:40:00.000Z';
const session = (change: Partial<CurrentSession> = {}): CurrentSession => ({
  id: 7,
  name: 'Arrays',
  startTime: '2026-03-11T22:30:00.000Z',
  endTime: '2026-03-12T01:30:00.000Z',
  isClass: true,
  unmarked: 4,
  status: 'none',
  request: null,
  ...change,
});
const here = (role: Role, change: Partial<CurrentClass> = {}): CurrentClass => ({
  role,
  zone: 'America/New_York',
  checkInCodeRequired: true,
  sessions: [session()],
  ungraded: { title: 'Quiz', student: 'Maya Okafor', assignmentId: 3, studentId: 9 },
  ungradedCount: 2,
  nextDue: { id: 5, title: 'Portfolio' },
  pendingRequests: 1,
  ...change,
});
const wordsFor = (role: Role, change: Partial<CurrentClass> = {}) =>
  readyActions(here(role, change), (action) => rolesThatDo(action).includes(role), NOW).map(
    (ready) =>
      `${ACTIONS[ready.action].title}: ${ACTIONS[ready.action].object(ready)} > ${ACTIONS[ready.action].path(ready)}`,
  );

const TEACHING = [
  'Take attendance: Arrays > /sessions/7',
  'Show the room code: Arrays > /sessions/7/room',
  'Grade next: Quiz by Maya Okafor · 2 to grade > /gradebook/3/grade/9',
  'Review remote requests: 1 to review > /remote-attendance-requests',
];

test.each<[Role, string[]]>([
  ['student', ['Check in: Arrays > /attendance/check-in/7', 'Submit next: Portfolio > /coursework/5/submit']],
  ['instructor', TEACHING],
  ['ta', TEACHING],
  ['ssm', TEACHING],
  ['admin', TEACHING],
  ['cd', ['Grade next: Quiz by Maya Okafor · 2 to grade > /gradebook/3/grade/9']],
  ['cm', []],
])('%s is offered what the role does, each with its object [SUCC-071]', (role, words) =>
  expect(wordsFor(role)).toEqual(words),
);

const NO_FACTS = { sessions: [], ungraded: null, ungradedCount: 0, nextDue: null, pendingRequests: 0 };

test('an action with nothing to do is not offered [SUCC-071]', () => {
  for (const role of ROLES) expect(wordsFor(role, NO_FACTS)).toEqual([]);
});

const earlier = session({
  id: 6,
  name: 'Loops',
  startTime: '2026-03-10T22:30:00.000Z',
  endTime: '2026-03-11T01:30:00.000Z',
});

test('attendance is taken of the running or latest class without it, never of one that is locked for the role [SUCC-071]', () => {
  const marked = session({ unmarked: 0 });
  expect(wordsFor('ssm', { sessions: [marked, earlier] })).toContain('Take attendance: Loops > /sessions/6');
  expect(wordsFor('instructor', { sessions: [marked, earlier] }).join()).not.toContain('Take attendance');
  expect(wordsFor('ssm', { sessions: [earlier, session()] })).toContain('Take attendance: Arrays > /sessions/7');
  const ahead = session({ startTime: '2026-03-11T23:00:00.000Z' });
  const officeHours = session({ isClass: false });
  for (const sessions of [[ahead], [officeHours]])
    expect(wordsFor('ssm', { sessions }).join()).not.toContain('Take attendance');
});

test('the room code is shown while one can check in, where the class asks for it; who is present does not check in [SUCC-071]', () => {
  expect(wordsFor('ta', { checkInCodeRequired: false }).join()).not.toContain('room code');
  expect(wordsFor('ta', { sessions: [earlier] }).join()).not.toContain('room code');
  for (const change of [{ status: 'present' }, { request: 'pending' }] as const)
    expect(wordsFor('student', { sessions: [session(change)] }).join()).not.toContain('Check in');
  expect(wordsFor('student', { sessions: [earlier] }).join()).not.toContain('Check in');
});
