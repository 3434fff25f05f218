import { ability, type ClassAdministrator } from '#kernel/ability';
import { CLASS_ADMINISTRATORS, CLASS_EDITORS } from '#kernel/roles';

/** Admins and general managers see the assignments of their classes in every state, grants those within reach. ADM-005, ADM-006 */
export const readAssignments = ability<null, ClassAdministrator>({
  id: 'assignments.administer',
  roles: CLASS_ADMINISTRATORS,
  grants: 'university',
});

/** Admins of the class and grants edit them. ADM-005 */
export const editAssignments = ability<null, ClassAdministrator>({
  id: 'assignments.edit',
  roles: CLASS_EDITORS,
  grants: 'university',
});
