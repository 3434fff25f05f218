import { ability, type ClassAdministrator, type UniversityAdministrator } from '#kernel/ability';
import { FAILURES, type Failure } from '#kernel/failure';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS, CLASS_EDITORS } from '#kernel/roles';

/** What is judged before somebody writes in a class. */
export interface AuthorFacts {
  readonly instructorsMayEdit: boolean;
}

/** Instructors write only where 'Instructors may edit' is on. ADM-007, D-178 */
export const refuseAuthor = (
  { instructorsMayEdit }: AuthorFacts,
  { role, byGrant }: Pick<ClassAdministrator, 'role' | 'byGrant'>,
): Failure | null =>
  instructorsMayEdit || byGrant || role === null || !ALLOWED_AUTHORS.includes(role) ? null : FAILURES.FORBIDDEN;

/** General managers read the sessions of a class besides those who may change them. ADM-005 to ADM-007 */
export const readSchedule = ability<AuthorFacts, ClassAdministrator>({
  id: 'scheduling.read',
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
  refuse: refuseAuthor,
});

/** Plans, changes and cancels the sessions of a class. ADM-005, ADM-007 */
export const editSchedule = ability<AuthorFacts, ClassAdministrator>({
  id: 'scheduling.edit',
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
  grants: 'university',
  refuse: refuseAuthor,
});

/** A copy belongs to a university, so a grant makes it; the source lies in its reach as well. ADM-002, ADM-072 */
export const copyClasses = ability<null, UniversityAdministrator>({
  id: 'scheduling.copyClass',
  roles: [],
  grants: 'university',
});
