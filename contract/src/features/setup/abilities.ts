import { ability, type Administrator, type ClassesAdministrator, type Nobody } from '#kernel/ability';

/** Everybody may ask whether the installation still waits for its first admin. */
export const askForSetup = ability<null, Nobody>('setup.ask', { roles: 'everybody' });
/** Whoever reads the log or DATA_DIR of the server has the code, and nobody is known before. ADM-119, D-186 */
export const setUp = ability<null, Nobody>('setup.setUp', { roles: 'everybody' });
/** Whoever administers sees what is missing in what they reach. ADM-120 */
export const seeSteps = ability<null, ClassesAdministrator>('setup.seeSteps', {
  roles: ['admin'],
  grants: 'university',
});
/** Administrators of the installation choose the steps of the set-up that it does without. ADM-120 */
export const skipSteps = ability<null, Administrator>('setup.skipSteps', { roles: [], grants: 'installation' });
/** The demo world belongs to the installation. ADM-125 */
export const removeDemos = ability<null, Administrator>('setup.removeDemo', { roles: [], grants: 'installation' });
