import { ability, type Account } from '#kernel/ability';
import { UNIVERSITY_KEEPERS } from '#kernel/roles';

/** Everybody who is signed in may watch. D-150 */
export const watchLibrary = ability<null, Account>('library.watch', { roles: 'everybody' });

/**
 * Makes, changes, orders and deletes the playlists of one's own university. Those of the installation are kept by the
 * command line. D-207
 */
export const keepLibrary = ability('library.keep', { roles: UNIVERSITY_KEEPERS });
