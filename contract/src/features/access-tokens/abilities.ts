import { ability } from '#kernel/ability';
import { TEACHERS } from '#kernel/roles';

/** Lets people who may use the instructor API make tokens for it. D-171 */
export const ownAccessTokens = ability('accessTokens.own', { roles: TEACHERS });
