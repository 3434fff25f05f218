import { ability, type ClassAdministrator, type UniversityAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS, CLASS_EDITORS } from '#kernel/roles';

/** Lets general managers read the sessions of a class, in addition to those who may change them. ADM-005 to ADM-007 */
export const readSchedule = ability<null, ClassAdministrator>('scheduling.read', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** Lets staff plan, change and cancel the sessions of a class. ADM-005, ADM-007 */
export const editSchedule = ability<null, ClassAdministrator>('scheduling.edit', {
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** Lets holders of grants copy classes of a university within their reach. ADM-002, ADM-072 */
export const copyClasses = ability<null, UniversityAdministrator>('scheduling.copyClass', {
  roles: [],
  grants: 'university',
});
