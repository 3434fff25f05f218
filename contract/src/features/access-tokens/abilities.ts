import { ability } from '#kernel/ability';
import { TEACHERS } from '#kernel/roles';

/** Whoever may use the instructor API makes tokens for it. D-171 */
export const ownAccessTokens = ability('accessTokens.own', { roles: TEACHERS });
