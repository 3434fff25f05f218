import { codeOf } from '#kernel/code';
import { ROLE_NAMES, type Role } from '#kernel/roles';
import type { SupportRole } from './model.ts';

/** The support role that belongs to a role in a course. D-159 */
export const SUPPORT_ROLE_OF: Readonly<Record<Role, SupportRole>> = {
  student: 'student',
  ta: 'ta',
  instructor: 'instructor',
  cd: 'cd',
  ssm: 'ssm',
  admin: 'ssm',
  cm: 'ssm',
};

/** The names of the roles in the form, in its order. SUPP-021 */
export const SUPPORT_ROLE_NAMES: Readonly<Record<SupportRole, string>> = {
  student: ROLE_NAMES.student,
  ta: 'TA',
  instructor: ROLE_NAMES.instructor,
  cd: ROLE_NAMES.cd,
  ssm: ROLE_NAMES.ssm,
};
export const SUPPORT_ROLES = Object.keys(SUPPORT_ROLE_NAMES) as readonly SupportRole[];

export type Priority = 'High' | 'Low';

/** The subject of a question: its code is stored and sent, its name is shown. D-309 */
export interface SupportSubject {
  readonly code: string;
  readonly name: string;
}
/** A category of questions; without subcategories it has a priority of its own. Annex H */
export interface SupportCategory extends SupportSubject {
  readonly priority?: Priority;
  readonly subcategories: readonly (SupportSubject & { readonly priority: Priority })[];
}

const of = (name: string, subcategories: Readonly<Record<string, Priority>>): SupportCategory => ({
  code: codeOf(name),
  name,
  subcategories: Object.entries(subcategories).map(([each, priority]) => ({
    code: codeOf(each),
    name: each,
    priority,
  })),
});

export const TUTORING = 'tutoring';
export const TUTOR_REQUEST = 'request-a-tutor';
export const TUTOR_CHANGE = 'tutor-change';

const ACCOUNT = of('Account Access', {
  'Cannot Log In': 'High',
  'Multi-Factor Authentication': 'High',
  'Profile Information': 'Low',
});
const WEBSITE = of('Website', { 'Page Not Working': 'High', Suggestion: 'Low' });
const CONCERN = of('Student Concern', { 'Urgent Concern': 'High', 'General Concern': 'Low' });
const GRADUATION: SupportCategory = { ...of('Graduation Eligibility', {}), priority: 'High' };

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
  of('Tutoring', { 'Request a Tutor': 'High', 'Tutor Change': 'Low' }),
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
  student: OF_STUDENTS,
  ta: OF_TEACHERS,
  instructor: OF_TEACHERS,
  cd: [
    ACCOUNT,
    of('Career Services', {
      'Cannot Create Career Session': 'High',
      'Milestone Content': 'Low',
      'Workshop Question': 'Low',
    }),
    CONCERN,
    WEBSITE,
  ],
  ssm: [
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

export const categoryOf = (role: SupportRole, code: string): SupportCategory | undefined =>
  CATEGORIES[role].find((category) => category.code === code);

/** The priority of a question; null for unknown subjects. SUPP-035 */
export function priorityOf(role: SupportRole, category: string, subcategory: string | null): Priority | null {
  const found = categoryOf(role, category);
  if (subcategory === null) return found?.priority ?? null;
  return found?.subcategories.find(({ code }) => code === subcategory)?.priority ?? null;
}

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(CATEGORIES)
    .flat()
    .flatMap((category) => [category, ...category.subcategories])
    .map(({ code, name }) => [code, name]),
);

/** The name of a category or subcategory; codes that are no longer offered are shown as they are. */
export const subjectName = (code: string): string => NAMES.get(code) ?? code;
