import { roleMay } from '@bcs/contract/kernel/ability';
import { COURSE_RUNNERS, ROLES, type Role } from '@bcs/contract/kernel/roles';
import type { CohortUiControl, FeatureFlags } from '@bcs/contract/kernel/switches';

/** What decides which entries somebody sees. */
export interface NavFacts {
  readonly role: Role;
  readonly enrollmentId: number;
  readonly canManageAttendance: boolean;
  readonly cohortUiControl: CohortUiControl;
  readonly featureFlags: FeatureFlags;
  /** A payment portal is set up. D-170 */
  readonly paymentPortal: boolean;
}

export type NavKey =
  | 'dashboard'
  | 'sessions'
  | 'coursework'
  | 'career'
  | 'grades'
  | 'attendance'
  | 'gradebook'
  | 'students'
  | 'remote'
  | 'feedback'
  | 'announcements'
  | 'notifications'
  | 'videos'
  | 'contacts'
  | 'profile'
  | 'billing'
  | 'api'
  | 'courses'
  | 'remoteAll';

export interface NavEntry {
  readonly key: NavKey;
  readonly label: string;
  /** Where it leads; null for Billing, which opens the payment portal. */
  readonly href: string | null;
}

const TEACHING = [...COURSE_RUNNERS, 'cd'] as const;
const ALL_REQUESTS = '/remote-attendance-requests/all';

/** Billing is for students, unless something hides it. D-016, D-017, D-170 */
export const showsBilling = ({ role, cohortUiControl, featureFlags, paymentPortal }: NavFacts): boolean =>
  role === 'student' && !cohortUiControl.hideBilling && featureFlags.billing && paymentPortal;

/** The form for tickets, unless something hides it. D-016, D-017 */
export const showsSupport = ({
  cohortUiControl,
  featureFlags,
}: Pick<NavFacts, 'cohortUiControl' | 'featureFlags'>): boolean =>
  !cohortUiControl.hideWebToCase && featureFlags.web2case;

/** The entries of the side navigation in their order: Annex B. SHELL-040 to SHELL-054 */
export function navEntries(facts: NavFacts): NavEntry[] {
  const { role, cohortUiControl, canManageAttendance } = facts;
  const decidesHere = roleMay({ roles: COURSE_RUNNERS }, role) && !cohortUiControl.hideRemoteAttendance;
  const list: readonly [NavKey, string, string | null, readonly Role[], hidden?: boolean][] = [
    ['dashboard', 'Dashboard', '/', ROLES],
    ['sessions', 'Sessions', '/sessions', ROLES],
    ['coursework', 'Coursework', '/coursework', ROLES],
    ['career', 'Career Services', '/career-services', ROLES, cohortUiControl.hideCareerServices],
    ['grades', 'Grades', '/grades', ['student']],
    ['attendance', 'Attendance', '/attendance', ['student']],
    ['gradebook', 'Gradebook', '/gradebook', TEACHING],
    ['students', 'Student Profiles', '/students', TEACHING],
    // whoever decides for all courses has one entry, which leads to all of them (D-047)
    [
      'remote',
      'Remote Requests',
      canManageAttendance ? ALL_REQUESTS : '/remote-attendance-requests',
      ROLES,
      !decidesHere,
    ],
    ['feedback', 'Weekly Feedback', '/weekly-feedback-report', COURSE_RUNNERS],
    ['announcements', 'Announcements', '/announcements', ROLES],
    ['notifications', 'Notifications', '/notifications', ROLES],
    ['videos', 'Videos', '/videos', ROLES],
    ['contacts', 'Class Contacts', '/class-contacts', ['student']],
    ['profile', 'My Profile', `/students/${facts.enrollmentId}`, ['student']],
    ['billing', 'Billing', null, ['student'], !showsBilling(facts)],
    ['api', 'API Access', '/instructor-api-docs', ['instructor', 'ta']],
    ['courses', 'Course Select', '/courses', ROLES, !canManageAttendance],
    ['remoteAll', 'Remote Requests', ALL_REQUESTS, ROLES, !canManageAttendance || decidesHere],
  ];
  return list
    .filter(([, , , roles, hidden]) => roles.includes(role) && !hidden)
    .map(([key, label, href]) => ({ key, label, href }));
}

const TABS: Record<Role, readonly NavKey[]> = {
  student: ['dashboard', 'sessions', 'coursework', 'grades'],
  instructor: ['dashboard', 'sessions', 'coursework', 'gradebook'],
  ta: ['dashboard', 'sessions', 'coursework', 'gradebook'],
  ssm: ['dashboard', 'sessions', 'gradebook', 'students'],
  admin: ['dashboard', 'sessions', 'gradebook', 'students'],
  cd: ['dashboard', 'sessions', 'career', 'gradebook'],
  cm: ['dashboard', 'sessions', 'coursework', 'announcements'],
};

/** The four entries of the bar at the bottom of phones; the rest stands behind 'More'. */
export function tabEntries(entries: readonly NavEntry[], role: Role): NavEntry[] {
  const wanted = TABS[role].flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  const rest = entries.filter((entry) => !wanted.includes(entry) && entry.href !== null);
  return [...wanted, ...rest].slice(0, 4);
}
