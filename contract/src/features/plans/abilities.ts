import { ability, type Administrator, type UniversityAdministrator } from '#kernel/ability';

/** ADM-102 */
export const listPlans = ability<null, Administrator>('plans.list', { roles: [], grants: 'university' });

/** Content, versions and archive of the plans of a university. ADM-102 */
export const editPlans = ability<null, UniversityAdministrator>('plans.edit', { roles: [], grants: 'university' });
