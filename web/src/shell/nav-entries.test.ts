import { expect, test } from 'vitest';
import { ROLES, type Role } from '@bcs/contract/kernel/roles';
import { ALL_ON, NOTHING_HIDDEN } from '#testing/people.ts';
import { navEntries, showsSupport, tabEntries, type NavFacts } from './nav-entries.ts';
import { navGroups } from './nav-groups.ts';

const facts = (role: Role, change: Partial<NavFacts> = {}): NavFacts => ({
  role,
  enrollmentId: 7,
  canManageAttendance: false,
  cohortUiControl: NOTHING_HIDDEN,
  featureFlags: ALL_ON,
  paymentPortal: true,
  chat: true,
  administers: false,
  ...change,
});
const labels = (role: Role, change?: Partial<NavFacts>) => navEntries(facts(role, change)).map(({ label }) => label);
const hrefOf = (label: string, role: Role, change?: Partial<NavFacts>) =>
  navEntries(facts(role, change)).find((entry) => entry.label === label)?.href;
const hide = (key: keyof typeof NOTHING_HIDDEN) => ({ cohortUiControl: { ...NOTHING_HIDDEN, [key]: true } });

const PAGES = ['Sessions', 'Coursework', 'Career Services'];
const COMMON = ['Dashboard', ...PAGES];
/** Staff have one additional entry, from this product. SUCC-007 */
const STAFFS = ['Dashboard', 'Today', ...PAGES];
const LAST = ['Announcements', 'Notifications', 'Videos'];
/** The everyday pages of success managers. */
const SUCCESS = ['NPS Report', 'Response Rate', 'Support Desk', 'Live Chat'];
const TEACHING = ['Gradebook', 'Student Profiles', 'Remote Requests', 'Weekly Feedback', 'Cohorts'];

test.each<[Role, string[]]>([
  // students have one additional entry
  ['student', [...COMMON, 'Grades', 'Attendance', 'Graduation', ...LAST, 'Class Contacts', 'My Profile', 'Billing']],
  ['instructor', [...STAFFS, ...TEACHING, ...LAST, 'API Access']],
  ['ta', [...STAFFS, ...TEACHING, ...LAST, 'API Access']],
  ['ssm', [...STAFFS, ...TEACHING, ...SUCCESS, ...LAST]],
  ['admin', [...STAFFS, ...TEACHING, ...LAST]],
  ['cd', [...STAFFS, 'Gradebook', 'Student Profiles', 'Cohorts', ...LAST]],
  ['cm', [...STAFFS, 'Cohorts', ...LAST]],
])('the entries of %s, in the order of Annex B [SHELL-040]', (role, entries) => expect(labels(role)).toEqual(entries));

test.each<[string, string, Role[]]>([
  ['Grades', '[SHELL-041]', ['student']],
  ['Attendance', '[SHELL-042]', ['student']],
  ['Class Contacts', '[SHELL-043]', ['student']],
  ['My Profile', '[SHELL-044]', ['student']],
  ['Billing', '[SHELL-045]', ['student']],
  ['Gradebook', '[SHELL-046]', ['instructor', 'ta', 'ssm', 'admin', 'cd']],
  ['Student Profiles', '[SHELL-047]', ['instructor', 'ta', 'ssm', 'admin', 'cd']],
  ['Remote Requests', '[SHELL-048]', ['instructor', 'ta', 'ssm', 'admin']],
  ['Weekly Feedback', '[SHELL-050]', ['instructor', 'ta', 'ssm', 'admin']],
  ['Cohorts', '[SUCC-064]', ['admin', 'instructor', 'ta', 'ssm', 'cd', 'cm']],
  ['API Access', '[SHELL-051]', ['instructor', 'ta']],
])('%s shows to certain roles only %s', (label, _id, roles) => {
  expect(ROLES.filter((role) => labels(role).includes(label)).toSorted()).toEqual(roles.toSorted());
});

test('Course Select and Remote Requests show with canManageAttendance [SHELL-053, SHELL-054, D-047]', () => {
  expect(labels('cm', { canManageAttendance: true })).toEqual([
    ...STAFFS,
    'Cohorts',
    ...LAST,
    'Course Select',
    'Remote Requests',
  ]);
  expect(hrefOf('Remote Requests', 'cm', { canManageAttendance: true })).toBe('/remote-attendance-requests/all');
});

test('whoever decides here and everywhere has one entry, which leads to all requests [SHELL-054, D-047]', () => {
  const entries = labels('admin', { canManageAttendance: true });
  expect(entries.filter((label) => label === 'Remote Requests')).toHaveLength(1);
  expect(entries).toEqual([...STAFFS, ...TEACHING, ...LAST, 'Course Select']);
  expect(hrefOf('Remote Requests', 'admin', { canManageAttendance: true })).toBe('/remote-attendance-requests/all');
  expect(hrefOf('Remote Requests', 'admin')).toBe('/remote-attendance-requests');
});

test('a cohort that hides remote attendance has no entry for its requests [SHELL-049]', () => {
  for (const role of ROLES) expect(labels(role, hide('hideRemoteAttendance'))).not.toContain('Remote Requests');
  expect(hrefOf('Remote Requests', 'admin', { ...hide('hideRemoteAttendance'), canManageAttendance: true })).toBe(
    '/remote-attendance-requests/all',
  );
});

test('success managers have no chat where the class offers none [D-017, D-166]', () => {
  expect(labels('ssm', { chat: false })).not.toContain('Live Chat');
  expect(labels('ssm', hide('hideLiveChat'))).not.toContain('Live Chat');
});

test('a cohort that hides career services has no entry for them [SHELL-052]', () => {
  for (const role of ROLES) expect(labels(role, hide('hideCareerServices'))).not.toContain('Career Services');
});

test.each([
  ['the cohort', hide('hideBilling')],
  ['the flag', { featureFlags: { ...ALL_ON, billing: false } }],
  ['a missing payment portal', { paymentPortal: false }],
])('Billing is hidden by %s [SHELL-034, SHELL-062, D-016, D-017, D-170]', (_what, change) => {
  expect(labels('student', change)).not.toContain('Billing');
});

test('Administration shows for whoever administers, whatever the role in the chosen class, and nobody else [ADM-013]', () => {
  for (const role of ROLES) {
    expect(labels(role)).not.toContain('Administration');
    expect(hrefOf('Administration', role, { administers: true })).toBe('/admin');
  }
});

test('Support is hidden by the cohort or the flag [SHELL-035, SHELL-063, D-016, D-017]', () => {
  expect(showsSupport(facts('student'))).toBe(true);
  expect(showsSupport(facts('student', hide('hideWebToCase')))).toBe(false);
  expect(showsSupport(facts('student', { featureFlags: { ...ALL_ON, web2case: false } }))).toBe(false);
});

test('My Profile leads to the own enrollment [SHELL-044]', () => {
  expect(hrefOf('My Profile', 'student')).toBe('/students/7');
});

test('the headings keep the order of the entries and lose none', () => {
  for (const role of ROLES) {
    const entries = navEntries(facts(role, { canManageAttendance: true }));
    expect(navGroups(entries).flatMap((group) => group.entries)).toEqual(entries);
  }
});

test('the bar of phones has four entries for every role, whatever is hidden', () => {
  for (const role of ROLES) {
    const entries = navEntries(facts(role, hide('hideCareerServices')));
    const tabs = tabEntries(entries, role);
    expect(tabs).toHaveLength(4);
    expect(tabs[0]?.href).toBe('/');
    for (const tab of tabs) expect(entries).toContain(tab);
  }
});
