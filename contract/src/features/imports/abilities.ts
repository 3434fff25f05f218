import { ability, type ClassesAdministrator } from '#kernel/ability';

/**
 * Lets staff import rosters of their own classes, and holders of grants import rosters and people within their reach.
 * ADM-005, ADM-037
 */
export const importRosters = ability<null, ClassesAdministrator>('imports.run', {
  roles: ['admin'],
  grants: 'university',
});
