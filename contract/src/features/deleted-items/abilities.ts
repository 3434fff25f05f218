import { ability, type ClassAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_EDITORS } from '#kernel/roles';

/** Lets those who edit sessions and assignments delete and restore items without work. ADM-005, ADM-007, ADM-071 */
export const deleteUnused = ability<null, ClassAdministrator>('deletedItems.delete', {
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});
