import type { Role } from '#kernel/roles';
import type { SupportRole } from './model.ts';

/** The role of the person who asks, in the words of the form. SUPP-021 */
export const SUPPORT_ROLES: readonly SupportRole[] = [
  'Student',
  'TA',
  'Instructor',
  'Career Director',
  'Student Success Manager',
];

/** The role under which a person of a course asks. D-159 */
export const SUPPORT_ROLE_OF: Readonly<Record<Role, SupportRole>> = {
  student: 'Student',
  ta: 'TA',
  instructor: 'Instructor',
  cd: 'Career Director',
  ssm: 'Student Success Manager',
  admin: 'Student Success Manager',
  cm: 'Student Success Manager',
};

export type Priority = 'High' | 'Low';

/** A subject of a question; without subcategories it has a priority of its own. Annex H */
export interface SupportCategory {
  readonly name: string;
  readonly priority?: Priority;
  readonly subcategories: Readonly<Record<string, Priority>>;
}

const of = (name: string, subcategories: SupportCategory['subcategories']): SupportCategory => ({
  name,
  subcategories,
});

export const TUTORING = 'Tutoring';
export const TUTOR_REQUEST = 'Request a Tutor';
export const TUTOR_CHANGE = 'Tutor Change';

const ACCOUNT = of('Account Access', {
  'Cannot Log In': 'High',
  'Multi-Factor Authentication': 'High',
  'Profile Information': 'Low',
});
const WEBSITE = of('Website', { 'Page Not Working': 'High', Suggestion: 'Low' });
const CONCERN = of('Student Concern', { 'Urgent Concern': 'High', 'General Concern': 'Low' });
const GRADUATION: SupportCategory = { name: 'Graduation Eligibility', priority: 'High', subcategories: {} };

const OF_STUDENTS: readonly SupportCategory[] = [
  ACCOUNT,
  of('Class Sessions', {
    'Cannot Join Virtual Classroom': 'High',
    'Session Video Missing': 'Low',
    'Schedule Question': 'Low',
  }),
  of('Attendance', { 'Check-In Problem': 'High', 'Remote Attendance': 'High', 'Attendance Correction': 'Low' }),
  of('Coursework', { 'Cannot Submit': 'High', 'Grade or Feedback Question': 'Low', 'Due Date Question': 'Low' }),
  of('Career Services', { 'Milestone Feedback': 'Low', 'Workshop Question': 'Low' }),
  of(TUTORING, { [TUTOR_REQUEST]: 'High', [TUTOR_CHANGE]: 'Low' }),
  of('Billing', { 'Payment Problem': 'High', 'Invoice or Refund Question': 'Low' }),
  GRADUATION,
  WEBSITE,
];
const OF_TEACHERS: readonly SupportCategory[] = [
  ACCOUNT,
  of('Class Sessions', {
    'Virtual Classroom Problem': 'High',
    'Session Video Problem': 'Low',
    'Schedule Question': 'Low',
  }),
  of('Attendance', { 'Cannot Set Attendance': 'High', 'Attendance Correction': 'Low' }),
  of('Coursework and Grading', { 'Cannot Grade': 'High', 'Assignment Content': 'Low', 'Due Date Extension': 'Low' }),
  CONCERN,
  of('Instructor API', { 'No Access': 'High', Question: 'Low' }),
  WEBSITE,
];

/** The categories of each role. SUPP-022, SUPP-023, SUPP-035, D-160 */
export const CATEGORIES: Readonly<Record<SupportRole, readonly SupportCategory[]>> = {
  Student: OF_STUDENTS,
  TA: OF_TEACHERS,
  Instructor: OF_TEACHERS,
  'Career Director': [
    ACCOUNT,
    of('Career Services', {
      'Cannot Create Career Session': 'High',
      'Milestone Content': 'Low',
      'Workshop Question': 'Low',
    }),
    CONCERN,
    WEBSITE,
  ],
  'Student Success Manager': [
    ACCOUNT,
    of('Class Sessions', {
      'Virtual Classroom Problem': 'High',
      'Session Video Problem': 'Low',
      'Schedule Question': 'Low',
    }),
    of('Attendance', { 'Remote Attendance': 'High', 'Attendance Correction': 'Low' }),
    CONCERN,
    of('Surveys', { 'NPS Survey': 'High', 'Weekly Feedback Report': 'Low' }),
    of('Enrollment', { 'Roster Change': 'High', 'Cohort Settings': 'Low' }),
    GRADUATION,
    WEBSITE,
  ],
};

export const categoryOf = (role: SupportRole, name: string): SupportCategory | undefined =>
  CATEGORIES[role].find((category) => category.name === name);

/** The priority of a question; null where there is no such subject. SUPP-035 */
export function priorityOf(role: SupportRole, category: string, subcategory: string | null): Priority | null {
  const found = categoryOf(role, category);
  if (!found) return null;
  if (subcategory === null) return found.priority ?? null;
  return Object.hasOwn(found.subcategories, subcategory) ? (found.subcategories[subcategory] ?? null) : null;
}
