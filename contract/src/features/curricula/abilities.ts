import { ability, type ClassAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS } from '#kernel/roles';

/**
 * Lets everyone who can read the curriculum of a class download it as files, including instructors who may edit.
 * ADM-005 to ADM-007
 */
export const readFolder = ability<null, ClassAdministrator>('curricula.read', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});
