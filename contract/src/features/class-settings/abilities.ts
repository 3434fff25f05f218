import { ability, type ClassAdministrator } from '#kernel/ability';
import { CLASS_EDITORS } from '#kernel/roles';

/** Admins of the class and grants; they stay closed to instructors, also where these may edit. ADM-005, ADM-007 */
export const editClassSettings = ability<null, ClassAdministrator>('classSettings.edit', {
  roles: CLASS_EDITORS,
  grants: 'university',
});
