import { ability, type ClassAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS } from '#kernel/roles';

/**
 * Everyone who reads the curriculum of a class reads it as files as well; instructors where they may edit. ADM-005 to
 * ADM-007
 */
export const readFolder = ability<null, ClassAdministrator>('curricula.read', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});
