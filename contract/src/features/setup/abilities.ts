import { ability, type Nobody } from '#kernel/ability';

/** Everybody may ask whether the installation still waits for its first admin. */
export const askForSetup = ability<null, Nobody>({ id: 'setup.ask', roles: 'everybody' });
/** Whoever reads the log or DATA_DIR of the server has the code, and nobody is known before. ADM-119, D-186 */
export const setUp = ability<null, Nobody>({ id: 'setup.setUp', roles: 'everybody' });
