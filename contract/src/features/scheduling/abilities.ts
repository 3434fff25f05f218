import { ability, type ClassAdministrator, type UniversityAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS, CLASS_EDITORS } from '#kernel/roles';

/** General managers read the sessions of a class besides those who may change them. ADM-005 to ADM-007 */
export const readSchedule = ability<null, ClassAdministrator>('scheduling.read', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** Plans, changes and cancels the sessions of a class. ADM-005, ADM-007 */
export const editSchedule = ability<null, ClassAdministrator>('scheduling.edit', {
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** A copy belongs to a university, so a grant makes it; the source lies in its reach as well. ADM-002, ADM-072 */
export const copyClasses = ability<null, UniversityAdministrator>('scheduling.copyClass', {
  roles: [],
  grants: 'university',
});
