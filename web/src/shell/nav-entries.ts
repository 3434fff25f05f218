import type { Icon } from '@tabler/icons-react';
import { roleMay, type Ability } from '@bcs/contract/kernel/ability';
import { readOwnGrades } from '@bcs/contract/features/grades/abilities';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import {
  COURSE_RUNNERS,
  EDITORS,
  isStudent,
  ROLES,
  STAFF,
  STUDENT,
  SUCCESS_MANAGER,
  TEACHERS,
  type Role,
} from '@bcs/contract/kernel/roles';
import type { CohortUiControl, FeatureFlags } from '@bcs/contract/kernel/switches';

/** The facts that decide which entries somebody sees. */
export interface NavFacts {
  readonly role: Role;
  readonly enrollmentId: number;
  readonly canManageAttendance: boolean;
  readonly cohortUiControl: CohortUiControl;
  readonly featureFlags: FeatureFlags;
  /** True if a payment portal is set up. D-170 */
  readonly paymentPortal: boolean;
  /** True if the university and the cohort offer help on every page. D-166 */
  readonly chat: boolean;
  /** True if the person administers anything. ADM-013 */
  readonly administers: boolean;
}

export type NavKey =
  | 'dashboard'
  | 'today'
  | 'sessions'
  | 'coursework'
  | 'career'
  | 'grades'
  | 'attendance'
  | 'graduation'
  | 'gradebook'
  | 'students'
  | 'remote'
  | 'feedback'
  | 'cohorts'
  | 'nps'
  | 'turnout'
  | 'supportDesk'
  | 'chat'
  | 'announcements'
  | 'notifications'
  | 'videos'
  | 'contacts'
  | 'profile'
  | 'billing'
  | 'api'
  | 'courses'
  | 'remoteAll'
  | 'administration';

export interface NavEntry {
  /** A page of administration is identified by its path. */
  readonly key: NavKey | `/admin${string}`;
  readonly label: string;
  /** The page that it opens; null for Billing, which opens the payment portal. */
  readonly href: string | null;
  /** The heading and the icon of an entry that is not in Annex B. */
  readonly group?: string;
  readonly icon?: Icon;
}

const STUDENTS: readonly Role[] = [STUDENT];
/** The roles for which these are everyday pages; others reach them from related pages. */
const SUCCESS_MANAGERS: readonly Role[] = [SUCCESS_MANAGER];
const ALL_REQUESTS = '/remote-attendance-requests/all';

/** Billing is shown to students, unless something hides it. D-016, D-017, D-170 */
export const showsBilling = ({ role, cohortUiControl, featureFlags, paymentPortal }: NavFacts): boolean =>
  isStudent(role) && !hidden(cohortUiControl, featureFlags).billing && paymentPortal;

/** The support form is shown, unless something hides it. D-016, D-017 */
export const showsSupport = ({
  cohortUiControl,
  featureFlags,
}: Pick<NavFacts, 'cohortUiControl' | 'featureFlags'>): boolean => !hidden(cohortUiControl, featureFlags).webToCase;

/** The entries of the side navigation in the order of Annex B. SHELL-040 to SHELL-054 */
export function navEntries(facts: NavFacts): NavEntry[] {
  const { role, canManageAttendance } = facts;
  const { careerServices, remoteAttendance, liveChat } = hidden(facts.cohortUiControl, facts.featureFlags);
  const decidesHere = COURSE_RUNNERS.includes(role) && !remoteAttendance;
  const list: readonly [NavKey, string, string | null, Ability['roles'], hidden?: boolean][] = [
    ['dashboard', 'Dashboard', '/', ROLES],
    ['today', 'Today', '/today', STAFF],
    ['sessions', 'Sessions', '/sessions', ROLES],
    ['coursework', 'Coursework', '/coursework', ROLES],
    ['career', 'Career Services', '/career-services', ROLES, careerServices],
    ['grades', 'Grades', '/grades', readOwnGrades.roles],
    ['attendance', 'Attendance', '/attendance', STUDENTS],
    ['graduation', 'Graduation', '/graduation', STUDENTS],
    ['gradebook', 'Gradebook', '/gradebook', EDITORS],
    ['students', 'Student Profiles', '/students', EDITORS],
    // people who decide for all courses have one entry, which leads to all of them (D-047)
    [
      'remote',
      'Remote Requests',
      canManageAttendance ? ALL_REQUESTS : '/remote-attendance-requests',
      ROLES,
      !decidesHere,
    ],
    ['feedback', 'Weekly Feedback', '/weekly-feedback-report', COURSE_RUNNERS],
    ['cohorts', 'Cohorts', '/cohort', STAFF],
    ['nps', 'NPS Report', '/nps-report', SUCCESS_MANAGERS],
    ['turnout', 'Response Rate', '/survey-turnout', SUCCESS_MANAGERS],
    ['supportDesk', 'Support Desk', '/support-desk', SUCCESS_MANAGERS],
    ['chat', 'Live Chat', '/chat', SUCCESS_MANAGERS, !facts.chat || liveChat],
    ['announcements', 'Announcements', '/announcements', ROLES],
    ['notifications', 'Notifications', '/notifications', ROLES],
    ['videos', 'Videos', '/videos', ROLES],
    ['contacts', 'Class Contacts', '/class-contacts', STUDENTS],
    ['profile', 'My Profile', `/students/${facts.enrollmentId}`, STUDENTS],
    ['billing', 'Billing', null, STUDENTS, !showsBilling(facts)],
    ['api', 'API Access', '/instructor-api-docs', TEACHERS],
    ['courses', 'Course Select', '/courses', ROLES, !canManageAttendance],
    ['remoteAll', 'Remote Requests', ALL_REQUESTS, ROLES, !canManageAttendance || decidesHere],
    ['administration', 'Administration', '/admin', ROLES, !facts.administers],
  ];
  return list
    .filter(([, , , roles, hidden]) => roleMay({ roles }, role) && !hidden)
    .map(([key, label, href]) => ({ key, label, href }));
}

const TABS: Record<Role, readonly NavKey[]> = {
  student: ['dashboard', 'sessions', 'coursework', 'grades'],
  instructor: ['dashboard', 'sessions', 'coursework', 'gradebook'],
  ta: ['dashboard', 'sessions', 'coursework', 'gradebook'],
  ssm: ['dashboard', 'sessions', 'gradebook', 'students'],
  admin: ['dashboard', 'sessions', 'gradebook', 'students'],
  cd: ['dashboard', 'sessions', 'career', 'gradebook'],
  cm: ['dashboard', 'sessions', 'coursework', 'remoteAll'],
};

/** The four entries of the bottom bar on phones; the rest is behind 'More'. */
export function tabEntries(entries: readonly NavEntry[], role: Role | null): NavEntry[] {
  const keys = role === null || entries[0]?.group ? [] : TABS[role];
  const wanted = keys.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  const rest = entries.filter((entry) => !wanted.includes(entry) && entry.href !== null);
  return [...wanted, ...rest].slice(0, 4);
}
