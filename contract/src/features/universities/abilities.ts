import { ability, type Administrator, type UniversityAdministrator } from '#kernel/ability';

/** Specified by ADM-065. */
export const listUniversities = ability<null, Administrator>('universities.list', { roles: [], grants: 'university' });

/** Lets holders of grants edit a university: its brand, holidays, rooms, programs and cohorts. ADM-002, ADM-066 */
export const editUniversities = ability<null, UniversityAdministrator>('universities.edit', {
  roles: [],
  grants: 'university',
});

/** Lets administrators of the installation create universities. ADM-002 */
export const createUniversities = ability<null, Administrator>('universities.create', {
  roles: [],
  grants: 'installation',
});

/** Specified by ADM-071. */
export const archiveUniversities = ability<null, UniversityAdministrator>('universities.archive', {
  roles: [],
  grants: 'installation',
});

/** Lets administrators of the installation switch features for everybody. D-016 */
export const switchFeatures = ability<null, Administrator>('features.switch', { roles: [], grants: 'installation' });
