import { ability, type Administrator, type ClassesAdministrator, type Nobody } from '#kernel/ability';

/** Lets anybody ask whether the installation still waits for its first admin. */
export const askForSetup = ability<null, Nobody>('setup.ask', { roles: 'everybody' });
/**
 * Lets anybody with the set-up code, which is in the server's log or DATA_DIR, create the first admin. ADM-119, D-186
 */
export const setUp = ability<null, Nobody>('setup.setUp', { roles: 'everybody' });
/** Shows administrators what is missing within their reach. ADM-120 */
export const seeSteps = ability<null, ClassesAdministrator>('setup.seeSteps', {
  roles: ['admin'],
  grants: 'university',
});
/** Lets administrators of the installation skip steps of the set-up. ADM-120 */
export const skipSteps = ability<null, Administrator>('setup.skipSteps', { roles: [], grants: 'installation' });
/** Lets administrators of the installation remove the demo world. ADM-125 */
export const removeDemos = ability<null, Administrator>('setup.removeDemo', { roles: [], grants: 'installation' });
