import { expect, test } from 'vitest';
import { ROLES, type Role } from '@bcs/contract/kernel/roles';
import type { PageViewer } from '#lib/viewer.ts';
import { mayOpen, SCREENS, screenOf } from './screens.ts';

const documents = import.meta.glob<string>('../../../docs/requirements/matrix.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The decided rights of each private screen: one cell per role, in the order of ROLES. */
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
  ({ role, enrollmentId: 5, canManageAttendance: role === 'cm', cohortUiControl: OPEN }) as unknown as PageViewer;
const OWN = { enrollmentId: '5', studentEnrollmentId: '5' };
/** {sessionId} in the decisions is $sessionId in the routes. */
const asRoute = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, '$$$1').replace('/announcement/new', '/announcement/$announcementId');

test('every screen opens for exactly the roles that were decided [SHELL-001, SHELL-002, SHELL-007]', () => {
  const wrong: string[] = [];
  let judged = 0;
  for (const [path, rights] of decidedRights()) {
    const screen = screenOf(asRoute(path));
    if (!screen) {
      wrong.push(`${path} is missing`);
      continue;
    }
    // 'all requests' goes by the account, not by the role (D-124)
    if (path === '/remote-attendance-requests/all') continue;
    for (const [column, role] of ROLES.entries()) {
      const decided = !rights[column]?.startsWith('deny');
      if (mayOpen(screen, viewer(role), OWN) !== decided)
        wrong.push(`${path}: ${role} should ${decided ? '' : 'not '}open it`);
      judged++;
    }
  }
  expect(wrong).toEqual([]);
  expect(judged).toBeGreaterThan(400);
});

test('red control: a screen that opens for a role too many is found', () => {
  const rights = decidedRights().get('/grades') ?? [];
  const open = { title: 'Grades' };
  expect(
    ROLES.filter((role, column) => mayOpen(open, viewer(role), {}) !== !rights[column]?.startsWith('deny')),
  ).toHaveLength(6);
});

test("another student's profile stays closed to a student", () => {
  for (const path of ['/students/$enrollmentId', '/manage-profile/$studentEnrollmentId']) {
    const screen = screenOf(path) ?? { title: '' };
    expect(mayOpen(screen, viewer('student'), OWN)).toBe(true);
    expect(mayOpen(screen, viewer('student'), { enrollmentId: '6', studentEnrollmentId: '6' })).toBe(false);
  }
});

test('a cohort that hides a function closes its screens [REM-004]', () => {
  const hidden = {
    ...viewer('student'),
    cohortUiControl: { ...OPEN, hideCareerServices: true, hideRemoteAttendance: true },
  };
  for (const path of ['/career-services', '/attendance/remote-attendance-request/$sessionId'])
    expect(mayOpen(screenOf(path) ?? { title: '' }, hidden, {})).toBe(false);
});

test.each([
  ['/precourse'],
  ['/universities'],
  ['/universities/$universityName'],
  ['/universities/$universityName/cohorts/$cohortName'],
  ['/courses'],
  ['/feedback/$week'],
  ['/agreement'],
  ['/nps/$course/$type'],
  ['/videos/onboarding'],
  ['/videos/onboarding/watch/$videoId'],
  ['/remote-attendance-requests/all'],
  ['/support'],
  ['/casesuccess'],
  ['/cscurriculum'],
  ['/careerSurvey'],
  ['/careerSuccess'],
  ['/npssuccess/end'],
  ['/npssuccess/additional'],
])('%s stands without side navigation [SHELL-010..SHELL-023]', (path) => {
  expect(screenOf(path)?.sideNav).toBe(false);
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
    expect(screenOf(path)?.sideNav).toBeUndefined();
});

test('help opens without any class, and nothing else does [SHELL-027]', () => {
  const open = Object.entries(SCREENS).filter(([, { needsEnrollment }]) => needsEnrollment === false);
  expect(open.map(([path]) => path)).toEqual(['/support', '/casesuccess']);
});

test('every area of the product has its screens [SHELL-003]', () => {
  const areas = [
    'sessions',
    'coursework',
    'grades',
    'gradebook',
    'attendance',
    'remote-attendance-requests',
    'notifications',
  ];
  const more = ['announcements', 'agreement', 'videos', 'students', 'class-contacts', 'support', 'career-services'];
  for (const area of [...areas, ...more])
    expect(Object.keys(SCREENS).some((path) => path.startsWith(`/${area}`))).toBe(true);
});

test('every private route has its row, and every row its route', () => {
  const sources = import.meta.glob<string>('../routes/_app/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const paths = Object.values(sources).map((text) => /createFileRoute\('\/_app(.*)'\)/.exec(text)?.[1] ?? '');
  expect(paths.map((path) => path.replace(/(.)\/$/, '$1')).toSorted()).toEqual(Object.keys(SCREENS).toSorted());
});
