import { ability, type ClassesAdministrator } from '#kernel/ability';
import { CLASS_ADMINISTRATORS } from '#kernel/roles';

/** Grants read what belongs to their universities, admins and general managers what belongs to their classes. ADM-114 */
export const readAudit = ability<null, ClassesAdministrator>('audit.read', {
  roles: CLASS_ADMINISTRATORS,
  grants: 'university',
});
