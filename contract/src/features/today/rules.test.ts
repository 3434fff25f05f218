import { expect, test } from 'vitest';
import { ROLES, type Role } from '#kernel/roles';
import type { TodayClass, UnrecordedStudents } from './facts.ts';
import { LINE_KINDS } from './kinds.ts';
import { RULES, lineModeOf } from './rules.ts';
import { composeToday } from './compose.ts';
import { timeOfLine } from './times.ts';

const NOW = '2026-03-11T22:10:00.000Z';
const shown = {
  hideBilling: false,
  hideWebToCase: false,
  hideCareerServices: false,
  hideRemoteAttendance: false,
  hideLiveChat: false,
  hideExtendDueDate: false,
};
const flags = { billing: true, web2case: true, liveChat: true, reviewPrompt: true, 'homework.dateExtend': true };
const of = (role: Role, more: Partial<TodayClass> = {}): TodayClass => ({
  accountId: 1,
  enrollmentId: 7,
  role,
  universityId: 1,
  courseId: 2,
  timeZone: 'America/New_York',
  cohortUiControl: shown,
  featureFlags: flags,
  canManageAttendance: false,
  chatEnabled: true,
  external: false,
  ...more,
});
const session = (more: Partial<UnrecordedStudents> = {}): UnrecordedStudents => ({
  enrollmentId: 7,
  sessionId: 5,
  name: 'Node',
  startTime: '2026-03-11T21:00:00.000Z',
  endTime: '2026-03-12T00:00:00.000Z',
  categoryCode: 'class',
  request: null,
  count: 3,
  ...more,
});
const sessions = (role: Role, more: Partial<UnrecordedStudents> = {}, now = NOW) =>
  RULES.attendance([session(more)], of(role), now);

test.each<[Role, string[]]>([
  ['student', []],
  ['instructor', ['attendance', 'remoteRequests', 'grading', 'comments']],
  ['ta', ['attendance', 'remoteRequests', 'grading', 'comments']],
  ['ssm', ['attendance', 'remoteRequests', 'npsSurvey', 'chats', 'supportCases']],
  // people who cannot answer chats get no line that leads there
  ['admin', ['attendance', 'remoteRequests', 'npsSurvey', 'supportCases', 'refusedAddresses', 'chatBridges']],
  ['cd', ['careerFeedback']],
  ['cm', []],
])('the lines of %s [SUCC-006, SUCC-011, SUCC-012, SUCC-013, SUCC-014]', (role, kinds) => {
  expect(LINE_KINDS.filter((kind) => lineModeOf(kind, of(role)) === 'own')).toEqual(kinds);
});

test('a general manager decides requests where they manage attendance, and sees the rest as numbers [SUCC-005, SUCC-014]', () => {
  const manager = of('cm', { canManageAttendance: true });
  expect(lineModeOf('remoteRequests', manager)).toBe('own');
  expect(lineModeOf('remoteRequests', of('cm'))).toBe('read-only');
  expect(lineModeOf('grading', manager)).toBe('read-only');
  expect(ROLES.filter((role) => lineModeOf('grading', of(role)) === 'read-only')).toEqual(['cm']);
});

test('a class waits for attendance once its check-in window is over; office hours and those who have asked do not [SUCC-015]', () => {
  expect(sessions('instructor')).toMatchObject([{ objectId: 5, subject: 'Node', count: 3 }]);
  expect(sessions('instructor', {}, '2026-03-11T21:45:00.000Z')).toEqual([]);
  expect(sessions('instructor', {}, '2026-03-11T21:45:00.001Z')).toHaveLength(1);
  expect(sessions('instructor', { categoryCode: 'office-hours' })).toEqual([]);
  expect(sessions('instructor', { request: 'pending' })).toEqual([]);
  expect(sessions('instructor', { request: 'denied' })).toHaveLength(1);
});

test('those who teach see the time left until the lock, after it only ssm and admin see the line [SUCC-012, SUCC-015]', () => {
  const [before] = sessions('ta');
  expect(before).toMatchObject({ due: '2026-03-12T04:00:00.000Z' });
  expect(timeOfLine(before ?? { due: null, since: null }, NOW)).toBe('5 hours left');
  expect(sessions('ssm')).toEqual([]);
  const locked = '2026-03-12T04:00:00.000Z';
  expect(sessions('ta', {}, locked)).toEqual([]);
  expect(sessions('admin', {}, locked)).toMatchObject([{ due: null, count: 3 }]);
  expect([sessions('cm'), sessions('cm', {}, locked)].map(({ length }) => length)).toEqual([1, 1]);
});

test('a comment waits while the work can still be answered [SUCC-016]', () => {
  const work = (contextId: number, mark: '?' | 'A' | 'Incomplete') =>
    RULES.comments([{ enrollmentId: 7, contextId, mark, count: 2, oldest: NOW }], of('ta'), NOW);
  expect(work(1, '?')).toMatchObject([{ count: 2, since: NOW }]);
  expect([work(1, 'A'), work(1, 'Incomplete'), work(2, '?')]).toEqual([[], [], []]);
});

test('career work and chats leave no line where the cohort hides them [SUCC-013, SUCC-016]', () => {
  const works = [{ enrollmentId: 7, contextId: 2, mark: '?' as const, count: 1, oldest: NOW }];
  const chats = [{ enrollmentId: 7, count: 1, oldest: NOW }];
  const hides = { cohortUiControl: { ...shown, hideCareerServices: true, hideLiveChat: true } };
  expect([RULES.careerFeedback(works, of('cd'), NOW), RULES.chats(chats, of('ssm'), NOW)].flat()).toHaveLength(2);
  expect([RULES.careerFeedback(works, of('cd', hides), NOW), RULES.chats(chats, of('ssm', hides), NOW)].flat()).toEqual(
    [],
  );
  expect(RULES.chats(chats, of('ssm', { external: true }), NOW)).toEqual([]);
});

test('a request counts down to the next of its sessions, and ages once all have begun [SUCC-009]', () => {
  const asked = { enrollmentId: 7, count: 2, oldest: '2026-03-09T22:10:00.000Z' };
  const [ahead] = RULES.remoteRequests([{ ...asked, nextStart: '2026-03-12T22:10:00.000Z' }], of('ta'), NOW);
  const [past] = RULES.remoteRequests([{ ...asked, nextStart: null }], of('ta'), NOW);
  expect([ahead, past].map((line) => timeOfLine(line ?? { due: null, since: null }, NOW))).toEqual([
    '24 hours left',
    'waiting for 2 days',
  ]);
});

test('a kind that cannot be worked out is named, and hides none of the others [SUCC-100]', () => {
  const asked = [{ enrollmentId: 7, count: 2, oldest: NOW, nextStart: null }];
  const nothing = {
    npsSurvey: [],
    careerFeedback: [],
    chats: [],
    supportCases: [],
    refusedAddresses: [],
    chatBridges: [],
    attendance: [],
  };
  // one fact that no rule can read, and one that could not be found
  const facts = { ...nothing, remoteRequests: asked, comments: null, grading: [null] as never };
  const { lines, unchecked, broken } = composeToday([of('instructor')], facts, NOW);
  expect(unchecked.toSorted()).toEqual(['comments', 'grading']);
  expect(broken).toMatchObject([{ kind: 'grading', error: expect.any(TypeError) }]);
  expect(lines).toMatchObject([{ kind: 'remoteRequests', count: 2, readOnly: false }]);
});
