import { ability, type ClassesAdministrator } from '#kernel/ability';

/** Rosters of own classes by a role there; people and rosters of what a grant reaches. ADM-005, ADM-037 */
export const importRosters = ability<null, ClassesAdministrator>('imports.run', {
  roles: ['admin'],
  grants: 'university',
});
