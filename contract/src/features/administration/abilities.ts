import { ability, type ClassesAdministrator } from '#kernel/ability';
import { CLASS_ADMINISTRATORS } from '#kernel/roles';

/** Who finds /admin: whoever holds a grant, and those who run or oversee a class. ADM-005, ADM-006, ADM-013 */
export const openAdministration = ability<null, ClassesAdministrator>({
  id: 'administration.open',
  roles: CLASS_ADMINISTRATORS,
  grants: 'university',
});
