import { ability, type Account } from '#kernel/ability';
import { UNIVERSITY_KEEPERS } from '#kernel/roles';

/** Lets everybody who is signed in watch videos. D-150 */
export const watchLibrary = ability<null, Account>('library.watch', { roles: 'everybody' });

/**
 * Lets staff manage the playlists of their own university. Those of the installation are managed on the command line.
 * D-207
 */
export const keepLibrary = ability('library.keep', { roles: UNIVERSITY_KEEPERS });
