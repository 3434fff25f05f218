import { ability, type Administrator, type UniversityAdministrator } from '#kernel/ability';

/** Specified by ADM-102. */
export const listPlans = ability<null, Administrator>('plans.list', { roles: [], grants: 'university' });

/** Lets holders of grants edit plans of a university: their content, versions and archiving. ADM-102 */
export const editPlans = ability<null, UniversityAdministrator>('plans.edit', { roles: [], grants: 'university' });
