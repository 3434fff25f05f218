/** The seven roles of a course, in the order in which tables and menus name them. SHELL-004 */
export const ROLES = ['admin', 'student', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const;
export type Role = (typeof ROLES)[number];

/** What people call the roles. D-002 */
export const ROLE_NAMES: Record<Role, string> = {
  admin: 'Admin',
  student: 'Student',
  instructor: 'Instructor',
  ta: 'Teaching Assistant',
  ssm: 'Student Success Manager',
  cd: 'Career Director',
  cm: 'General Manager',
};

/** Everybody in a course except its students. */
export const STAFF = ['admin', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const satisfies readonly Role[];

/** The four roles that run a course: attendance, remote requests, extensions. D-083, D-106 */
export const COURSE_RUNNERS = ['admin', 'instructor', 'ta', 'ssm'] as const satisfies readonly Role[];
