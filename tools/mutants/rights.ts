import { faultsIn } from './mutant.ts';

const IN = 'contract/src/features';
const MATRIX = 'guarantees/permission-matrix';

/** The faults in rights: role lists, abilities, and the steps before every call. */
export const RIGHTS = [
  ...faultsIn('contract/src/kernel/roles.ts', 'contract', 'grading/rights', {
    'a general manager grades': ["OVERSEERS: readonly Role[] = ['cm']", 'OVERSEERS: readonly Role[] = []'],
  }),
  ...faultsIn(`${IN}/coursework/readers.ts`, 'contract', 'grading/rights', {
    'a career director reads academic work': [
      '[...COURSE_RUNNERS, ...OVERSEERS]',
      "[...COURSE_RUNNERS, ...OVERSEERS, 'cd']",
    ],
  }),
  ...faultsIn(`${IN}/surveys/confidentiality.ts`, 'server', 'guarantees/survey-wire', {
    'those who see figures hear of each answer': ['movesFigures(count) ?', 'count.answers > 0 ?'],
  }),
  ...faultsIn(`${IN}/enrollments/hidden.ts`, 'contract', 'enrollments/hidden', {
    'a chat is shown where either switch is on': [
      'cohort.hideLiveChat || !flags.liveChat',
      'cohort.hideLiveChat && !flags.liveChat',
    ],
  }),
  ...faultsIn(`${IN}/grading/abilities.ts`, 'server', MATRIX, {
    'students open the gradebook': [
      "'gradebook.read', { roles: STAFF",
      "'gradebook.read', { roles: [...STAFF, 'student']",
    ],
  }),
  ...faultsIn(`${IN}/sessions/abilities.ts`, 'server', MATRIX, {
    'career directors plan no career sessions': [
      "'session.createCareer', {\n  roles: CAREER_PLANNERS",
      "'session.createCareer', {\n  roles: ['admin', 'ssm']",
    ],
  }),
  ...faultsIn(`${IN}/classes/abilities.ts`, 'server', MATRIX, {
    'an admin of the class reopens it': ["'classes.reopen', {\n  ...byGrants", "'classes.reopen', {\n  ...byAdmins"],
  }),
  ...faultsIn(`${IN}/remote-attendance/abilities.ts`, 'server', 'remote-attendance/attendance-history', {
    'a student reads the attendance of another': [
      'isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null',
      'null',
    ],
  }),
  ...faultsIn(`${IN}/remote-attendance/abilities.ts`, 'server', 'remote-attendance/decisions', {
    'somebody approves the own request': ['if (studentId === accountId) return FAILURES.FORBIDDEN;', ''],
  }),
  ...faultsIn(`${IN}/announcements/abilities.ts`, 'server', 'announcements/announcements', {
    'anybody on the staff edits an announcement': [
      'isAuthor(announcement, viewer) ? null : ANNOUNCEMENT.NOT_THE_AUTHOR',
      'null',
    ],
  }),
  ...faultsIn(`${IN}/submissions/abilities.ts`, 'server', 'submissions/comments', {
    'a student comments on the work of another': [
      'isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null',
      'null',
    ],
  }),
  ...faultsIn(`${IN}/chat/abilities.ts`, 'server', 'chat/conversation', {
    'a student reads the conversation of another': ['asked.studentEnrollmentId !== viewer.enrollmentId', 'false'],
  }),
  ...faultsIn('server/src/kernel/who-calls.ts', 'server', 'kernel/pipeline', {
    'the role of the caller is not looked at': ['hiddenByCohort || !roleMay(allow, viewer.role)', 'hiddenByCohort'],
  }),
  ...faultsIn('server/src/kernel/who-calls.ts', 'server', 'guarantees/concluded-class', {
    'a class that has ended takes writes': ["caller.hasEnded && call.kind !== 'read'", 'false'],
  }),
];
