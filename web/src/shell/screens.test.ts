import { expect, test } from 'vitest';
import { ROLES, type Role } from '@bcs/contract/kernel/roles';
import type { PageViewer } from '#lib/viewer.ts';
import { mayOpen } from './screen.ts';
import { SCREENS } from './screens.ts';

const documents = import.meta.glob<string>('../../../docs/requirements/matrix.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the decided rights for each private screen: one cell per role, in the order of ROLES. */
function decidedRights(): Map<string, string[]> {
  const [text = ''] = Object.values(documents);
  const table = text.slice(text.indexOf('### Private screens'), text.indexOf('## Parts of screens'));
  const rows = table.matchAll(/^\| (\/[^|]*) \|(.*)\|$/gm);
  return new Map(
    [...rows].flatMap(([, paths = '', cells = '']) => {
      const [first = '', ...pages] = paths.trim().split(', ');
      const base = first.slice(0, first.lastIndexOf('/'));
      const all = [first, ...pages.map((page) => base + page)];
      const rights = cells.split('|').slice(1);
      return all.map((path) => [path, rights.map((cell) => cell.trim())] as const);
    }),
  );
}

const OPEN = {
  hideBilling: false,
  hideWebToCase: false,
  hideCareerServices: false,
  hideRemoteAttendance: false,
  hideLiveChat: false,
  hideExtendDueDate: false,
};
const viewer = (role: Role) =>
  ({
    role,
    enrollmentId: 5,
    canManageAttendance: role === 'cm',
    cohortUiControl: OPEN,
    featureFlags: FLAGS,
  }) as unknown as PageViewer;
const NOW = '2026-03-11T22:00:00.000Z';
const FLAGS = { billing: true, web2case: true, liveChat: true, reviewPrompt: true, 'homework.dateExtend': true };
const OWN = { enrollmentId: '5', studentEnrollmentId: '5' };
/**
 * Translates a path: {sessionId} in the decisions is $sessionId in the routes; fixed paths there may be routes with
 * parameters here.
 */
const asRoute = (path: string) =>
  path
    .replaceAll(/\{(\w+)\}/g, '$$$1')
    .replace('/announcement/new', '/announcement/$announcementId')
    .replace(/^\/nps\/(mc|ec)\/pt$/, '/nps/$$course/$$type');

test('every screen opens for exactly the roles that were decided [SHELL-001, SHELL-002, SHELL-007, ATT-021, SESS-076]', () => {
  const wrong: string[] = [];
  let judged = 0;
  for (const [path, rights] of decidedRights()) {
    const screen = SCREENS[asRoute(path)];
    if (!screen) {
      wrong.push(`${path} is missing`);
      continue;
    }
    // 'all requests' depends on the account, not on the role (D-124)
    if (path === '/remote-attendance-requests/all') continue;
    for (const [column, role] of ROLES.entries()) {
      const decided = !rights[column]?.startsWith('deny');
      if (mayOpen(screen, viewer(role), OWN, NOW) !== decided)
        wrong.push(`${path}: ${role} should ${decided ? '' : 'not '}open it`);
      judged++;
    }
  }
  expect(wrong).toEqual([]);
  expect(judged).toBeGreaterThan(400);
});

test('a screen that opens for a role too many is found', () => {
  const rights = decidedRights().get('/grades') ?? [];
  const open = { title: 'Grades' };
  expect(
    ROLES.filter((role, column) => mayOpen(open, viewer(role), {}, NOW) !== !rights[column]?.startsWith('deny')),
  ).toHaveLength(6);
});

test("another student's profile stays closed to a student", () => {
  for (const path of ['/students/$enrollmentId', '/manage-profile/$studentEnrollmentId']) {
    const screen = SCREENS[path] ?? { title: '' };
    expect(mayOpen(screen, viewer('student'), OWN, NOW)).toBe(true);
    expect(mayOpen(screen, viewer('student'), { enrollmentId: '6', studentEnrollmentId: '6' }, NOW)).toBe(false);
  }
});

test('a cohort that hides a function closes its screens [REM-004]', () => {
  const hidden = {
    ...viewer('student'),
    cohortUiControl: { ...OPEN, hideCareerServices: true, hideRemoteAttendance: true },
  };
  for (const path of ['/career-services', '/attendance/remote-attendance-request/$sessionId'])
    expect(mayOpen(SCREENS[path] ?? { title: '' }, hidden, {}, NOW)).toBe(false);
});

test.each([
  ['/precourse', '[SHELL-010]'],
  ['/universities', '[SHELL-011]'],
  ['/universities/$universityName', '[SHELL-011]'],
  ['/universities/$universityName/cohorts/$cohortName', '[SHELL-011]'],
  ['/courses', '[SHELL-012]'],
  ['/feedback/$week', '[SHELL-013]'],
  ['/agreement', '[SHELL-014]'],
  ['/nps/$course/$type', '[SHELL-015]'],
  ['/videos/onboarding', '[SHELL-016]'],
  ['/videos/onboarding/watch/$videoId', '[SHELL-016]'],
  ['/remote-attendance-requests/all', '[SHELL-017]'],
  ['/support', '[SHELL-018]'],
  ['/casesuccess', '[SHELL-019]'],
  ['/cscurriculum', '[SHELL-020]'],
  ['/careerSurvey', '[SHELL-021]'],
  ['/careerSuccess', '[SHELL-022]'],
  ['/npssuccess/end', '[SHELL-023]'],
  ['/npssuccess/additional', '[SHELL-023]'],
])('%s has no side navigation %s', (path) => {
  expect(SCREENS[path]?.sideNav).toBe(false);
});

test('all other screens have it', () => {
  for (const path of [
    '/',
    '/sessions',
    '/coursework',
    '/grades',
    '/gradebook',
    '/videos',
    '/notifications',
    '/weeklysuccess',
  ])
    expect(SCREENS[path]?.sideNav).toBeUndefined();
});

test('help, the own sessions and administration open without any class, and nothing else does [SHELL-027, ADM-001, D-253]', () => {
  const open = Object.entries(SCREENS).filter(([, { needsEnrollment }]) => needsEnrollment === false);
  expect(open.map(([path]) => path)).toEqual([
    '/support',
    '/casesuccess',
    '/preferences',
    '/sign-ins',
    '/admin',
    '/admin/audit',
    '/admin/people',
    '/admin/people/$accountId',
    '/admin/universities',
    '/admin/universities/$universityId',
    '/admin/classes',
    '/admin/classes/new',
    '/admin/classes/$courseId',
    '/admin/classes/$courseId/copy',
    '/admin/classes/$courseId/roster',
    '/admin/classes/$courseId/chat',
    '/admin/classes/$courseId/settings',
    '/admin/classes/$courseId/sessions',
    '/admin/classes/$courseId/sessions/$sessionId',
    '/admin/classes/$courseId/move',
    '/admin/classes/$courseId/syllabus',
    '/admin/classes/$courseId/assignments',
    '/admin/classes/$courseId/assignments/$assignmentId',
    '/admin/classes/$courseId/files',
    '/admin/plans',
    '/admin/plans/$planId',
    '/admin/import',
    '/admin/import/$importId',
    '/admin/grants',
    '/admin/mail',
    '/admin/health',
  ]);
});

test.each([
  ['class sessions', '/sessions'],
  ['coursework', '/coursework'],
  ['career milestones', '/career-services'],
  ['grades', '/grades'],
  ['gradebook', '/gradebook'],
  ['attendance', '/attendance'],
  ['remote-attendance requests', '/remote-attendance-requests'],
  ['notifications', '/notifications'],
  ['announcements', '/announcements'],
  ['surveys', '/nps/$course/$type'],
  ['a video library', '/videos'],
  ['student profiles', '/students'],
  ['class contacts', '/class-contacts'],
  ['support tickets', '/support'],
])('%s have a screen of their own [SHELL-003]', (_area, path) => {
  expect(SCREENS[path]).toBeDefined();
});
