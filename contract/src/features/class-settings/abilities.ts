import { ability, type ClassAdministrator } from '#kernel/ability';
import { CLASS_EDITORS } from '#kernel/roles';

/**
 * Lets admins of the class and holders of grants change the settings; instructors may not, even if they can edit.
 * ADM-005, ADM-007
 */
export const editClassSettings = ability<null, ClassAdministrator>('classSettings.edit', {
  roles: CLASS_EDITORS,
  grants: 'university',
});
