/** The seven roles of a course, in the order in which tables and menus name them. SHELL-004 */
export const ROLES = ['admin', 'student', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const;
export type Role = (typeof ROLES)[number];

/** The names of the roles in the interface. D-002 */
export const ROLE_NAMES: Record<Role, string> = {
  admin: 'Admin',
  student: 'Student',
  instructor: 'Instructor',
  ta: 'Teaching Assistant',
  ssm: 'Student Success Manager',
  cd: 'Career Director',
  cm: 'General Manager',
};

/** The role that checks in, submits work and is graded. */
export const STUDENT: Role = 'student';
/** The role whose comments have the badge of the student success team, and which students contact. D-093 */
export const SUCCESS_MANAGER: Role = 'ssm';

/** Tells whether a role attends the course, and so sees only its own data. */
export const isStudent = (role: Role): boolean => role === STUDENT;

/** Everybody in a course except its students. */
export const STAFF: readonly Role[] = ROLES.filter((role) => !isStudent(role));

/** The four roles that run a course: attendance, remote requests, extensions, letter grades. D-083, D-103, D-106 */
export const COURSE_RUNNERS: readonly Role[] = ['admin', 'instructor', 'ta', 'ssm'];

/** The two roles that teach: they are notified of work and comments, and may use the instructor API. D-171, Annex F */
export const TEACHERS: readonly Role[] = ['instructor', 'ta'];

/**
 * The two roles of the student success team, responsible for exceptions, attendance after its lock, and surveys. D-063,
 * D-107, D-108
 */
export const SSM_TYPE: readonly Role[] = ['admin', 'ssm'];

/** The roles responsible for careers: they give feedback on milestones. D-090 */
export const CAREER_STAFF: readonly Role[] = ['cd'];

/** The roles that plan career sessions: career staff and the student success team. D-072 */
export const CAREER_PLANNERS: readonly Role[] = [...SSM_TYPE, ...CAREER_STAFF];

/**
 * Everybody except students and the general manager: they edit videos and announcements and see the gradebook. D-007,
 * D-074
 */
export const EDITORS: readonly Role[] = [...COURSE_RUNNERS, ...CAREER_STAFF];

/** The roles that can get the right to manage the attendance of whole universities. D-124 */
export const ATTENDANCE_MANAGERS: readonly Role[] = ['admin', 'cm'];

/** The roles that oversee a course without running it. D-104 */
export const OVERSEERS: readonly Role[] = ['cm'];

/** The roles that manage what belongs to a whole university. D-207 */
export const UNIVERSITY_KEEPERS: readonly Role[] = ['admin'];

/** The roles that start and end the meetings of a dynamic classroom, and see its credentials. D-067 */
export const MEETING_HOSTS: readonly Role[] = [...TEACHERS, SUCCESS_MANAGER];

/** The roles that see the link of a classroom as text, with its credentials. D-067 */
export const CLASSROOM_OWNERS: readonly Role[] = ['instructor'];

/** The roles that open the administration of their own classes without a grant. ADM-005, ADM-006 */
export const CLASS_ADMINISTRATORS: readonly Role[] = ['admin', 'cm'];

/** The roles of which a class needs at least one to be ready. ADM-014 */
export const CLASS_LEADERS: readonly Role[] = ['instructor'];

/** The roles of which a running class must always have at least one person. ADM-022 */
export const NEEDED_ROLES = ['admin', 'instructor'] as const satisfies readonly Role[];

/** The roles that change their own class without a grant. ADM-005 */
export const CLASS_EDITORS: readonly Role[] = ['admin'];

/** The roles that see a class before it is published. ADM-068 */
export const CLASS_PREPARERS: readonly Role[] = ['admin', 'instructor', 'ta'];

/** The roles that may also edit sessions and assignments, if the class allows it. ADM-007 */
export const ALLOWED_AUTHORS: readonly Role[] = ['instructor'];
