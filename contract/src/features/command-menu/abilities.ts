import { readAssignment } from '#features/assignment-page/abilities';
import { checkIn, setStatus, showCheckInCode } from '#features/attendance/abilities';
import { seeOwnEnrollments } from '#features/enrollments/abilities';
import { gradeTogether } from '#features/grading/abilities';
import { readContacts } from '#features/people/abilities';
import { CONTACT_ROLES } from '#features/people/contacts';
import { listSessions } from '#features/sessions/abilities';
import { submitWork } from '#features/submissions/abilities';
import { readStudents } from '#features/student-page/abilities';
import { ability, roleMay, type Ability, type Account } from '#kernel/ability';
import { COURSE_RUNNERS, isStudent, ROLES, STUDENT, type Role } from '#kernel/roles';
import type { ActionKey, FoundKind } from './model.ts';

/** Lets everybody search the pages and objects that they may open. SUCC-070 */
export const useCommandMenu = ability<null, Account>('commandMenu.use', { roles: 'everybody' });

type ByRole = Pick<Ability, 'roles'>;
/** The abilities that guard the pages to which search results lead. */
const OPENS: Readonly<Record<FoundKind, ByRole>> = {
  student: readStudents,
  // the people students turn to; staff find them on the contacts page
  contact: { roles: ROLES.filter((role) => isStudent(role) && roleMay(readContacts, role)) },
  session: listSessions,
  assignment: readAssignment,
  class: seeOwnEnrollments,
};

/** Returns the roles in a class that find things of this kind in it. SUCC-070, footnote 68 */
export const rolesThatFind = (kind: FoundKind): Role[] => ROLES.filter((role) => roleMay(OPENS[kind], role));

/** The roles in which people are found. */
export const ROLES_FOUND: Readonly<Record<'student' | 'contact', readonly Role[]>> = {
  student: [STUDENT],
  contact: CONTACT_ROLES,
};

/** The roles that are offered an action: those that may make the call it leads to. SUCC-071 */
const ROLES_BY_ACTION: Readonly<Record<ActionKey, ByRole>> = {
  checkIn,
  submitNext: submitWork,
  takeAttendance: setStatus,
  showRoomCode: showCheckInCode,
  gradeNext: gradeTogether,
  // people who decide for a whole university have a separate page
  reviewRequests: { roles: COURSE_RUNNERS },
};

/** Returns the roles in a class that are offered an action. SUCC-071 */
export const rolesThatDo = (action: ActionKey): Role[] =>
  ROLES.filter((role) => roleMay(ROLES_BY_ACTION[action], role));
