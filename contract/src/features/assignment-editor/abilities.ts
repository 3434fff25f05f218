import { ability, type ClassAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS, CLASS_EDITORS } from '#kernel/roles';

/**
 * Everyone who runs or oversees a class sees its assignments in every state, allowed instructors and grants as well.
 * ADM-005 to ADM-007
 */
export const readAssignments = ability<null, ClassAdministrator>('assignments.administer', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** Admins of the class, instructors where it allows them, and grants edit them. ADM-005, ADM-007 */
export const editAssignments = ability<null, ClassAdministrator>('assignments.edit', {
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});
