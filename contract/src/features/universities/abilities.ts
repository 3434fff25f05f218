import { ability, type Administrator, type UniversityAdministrator } from '#kernel/ability';

/** ADM-065 */
export const listUniversities = ability<null, Administrator>('universities.list', { roles: [], grants: 'university' });

/** Brand, holidays, rooms, programs, cohorts and what these hide. ADM-002, ADM-066 */
export const editUniversities = ability<null, UniversityAdministrator>('universities.edit', {
  roles: [],
  grants: 'university',
});

/** A university is the business of the installation. ADM-002 */
export const createUniversities = ability<null, Administrator>('universities.create', {
  roles: [],
  grants: 'installation',
});

/** ADM-071 */
export const archiveUniversities = ability<null, UniversityAdministrator>('universities.archive', {
  roles: [],
  grants: 'installation',
});

/** Features are those of the whole installation. D-016 */
export const switchFeatures = ability<null, Administrator>('features.switch', { roles: [], grants: 'installation' });
