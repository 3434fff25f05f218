import { ability, type Account } from '#kernel/ability';
import type { Role } from '#kernel/roles';

/** Everybody who is signed in may watch. D-150 */
export const watchLibrary = ability<null, Account>({ id: 'library.watch', roles: 'everybody' });

/** The library is one for all universities, so it is kept by those who run the product. */
const KEEPERS = ['admin'] as const satisfies readonly Role[];

/** To make, change, order and delete playlists. */
export const keepLibrary = ability({ id: 'library.keep', roles: KEEPERS });
