import { ability, type ClassesAdministrator } from '#kernel/ability';
import { CLASS_ADMINISTRATORS } from '#kernel/roles';

/**
 * Lets holders of grants read the history of their universities, and admins and general managers that of their classes.
 * ADM-114
 */
export const readAudit = ability<null, ClassesAdministrator>('audit.read', {
  roles: CLASS_ADMINISTRATORS,
  grants: 'university',
});
