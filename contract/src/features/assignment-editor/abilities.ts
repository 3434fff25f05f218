import { ability, type ClassAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS, CLASS_EDITORS } from '#kernel/roles';

/**
 * Lets everyone who runs or oversees a class see its assignments in every state, including instructors who may edit and
 * holders of grants. ADM-005 to ADM-007
 */
export const readAssignments = ability<null, ClassAdministrator>('assignments.administer', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** Lets admins of the class, holders of grants, and instructors who may edit, change assignments. ADM-005, ADM-007 */
export const editAssignments = ability<null, ClassAdministrator>('assignments.edit', {
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});
