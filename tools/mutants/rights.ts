import { defineFaults } from './mutant.ts';

const IN = 'contract/src/features';
const MATRIX = 'guarantees/permission-matrix';

/** The faults in rights: role lists, abilities, and the steps before every call. */
export const RIGHTS = [
  ...defineFaults('contract/src/kernel/roles.ts', 'contract', 'grading/rights', {
    'a general manager grades': ["OVERSEERS: readonly Role[] = ['cm']", 'OVERSEERS: readonly Role[] = []'],
  }),
  ...defineFaults(`${IN}/coursework/readers.ts`, 'contract', 'grading/rights', {
    'a career director reads academic work': [
      '[...COURSE_RUNNERS, ...OVERSEERS]',
      "[...COURSE_RUNNERS, ...OVERSEERS, 'cd']",
    ],
  }),
  ...defineFaults(`${IN}/surveys/confidentiality.ts`, 'server', 'guarantees/survey-wire', {
    'those who see figures hear of each answer': ['movesFigures(count) ?', 'count.answers > 0 ?'],
  }),
  ...defineFaults(`${IN}/enrollments/hidden.ts`, 'contract', 'enrollments/hidden', {
    'a chat is shown where either switch is on': [
      'cohort.hideLiveChat || !flags.liveChat',
      'cohort.hideLiveChat && !flags.liveChat',
    ],
  }),
  ...defineFaults(`${IN}/grading/abilities.ts`, 'server', MATRIX, {
    'students open the gradebook': [
      "'gradebook.read', { roles: STAFF",
      "'gradebook.read', { roles: [...STAFF, 'student']",
    ],
  }),
  ...defineFaults(`${IN}/sessions/abilities.ts`, 'server', MATRIX, {
    'career directors plan no career sessions': [
      "'session.createCareer', {\n  roles: CAREER_PLANNERS",
      "'session.createCareer', {\n  roles: ['admin', 'ssm']",
    ],
  }),
  ...defineFaults(`${IN}/classes/abilities.ts`, 'server', MATRIX, {
    'an admin of the class reopens it': ["'classes.reopen', {\n  ...byGrants", "'classes.reopen', {\n  ...byAdmins"],
  }),
  ...defineFaults(`${IN}/remote-attendance/abilities.ts`, 'server', 'remote-attendance/attendance-history', {
    'a student reads the attendance of another': [
      'isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null',
      'null',
    ],
  }),
  ...defineFaults(`${IN}/remote-attendance/abilities.ts`, 'server', 'remote-attendance/decisions', {
    'somebody approves the own request': ['if (studentId === accountId) return FAILURES.FORBIDDEN;', ''],
  }),
  ...defineFaults(`${IN}/announcements/abilities.ts`, 'server', 'announcements/announcements', {
    'anybody on the staff edits an announcement': [
      'isAuthor(announcement, viewer) ? null : ANNOUNCEMENT_FAILURES.NOT_THE_AUTHOR',
      'null',
    ],
  }),
  ...defineFaults(`${IN}/submissions/abilities.ts`, 'server', 'submissions/comments', {
    'a student comments on the work of another': [
      'isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null',
      'null',
    ],
  }),
  ...defineFaults(`${IN}/chat/abilities.ts`, 'server', 'chat/conversation', {
    'a student reads the conversation of another': ['asked.studentEnrollmentId !== viewer.enrollmentId', 'false'],
  }),
  ...defineFaults('server/src/kernel/who-calls.ts', 'server', 'kernel/pipeline', {
    'the role of the caller is not looked at': ['hiddenByCohort || !roleMay(allow, viewer.role)', 'hiddenByCohort'],
  }),
  ...defineFaults('server/src/kernel/who-calls.ts', 'server', 'guarantees/concluded-class', {
    'a class that has ended takes writes': ["caller.hasEnded && call.kind !== 'read'", 'false'],
  }),
];
