import { ability, type Account, type Administrator, type Nobody } from '#kernel/ability';

/** Everybody may sign in, ask for a new password and set up MFA: nobody is known before that. */
export const signIn = ability<null, Nobody>({ id: 'identity.signIn', roles: 'everybody' });
/** Everybody may ask whether the token they hold still works. */
export const checkToken = ability<null, Nobody>({ id: 'identity.checkToken', roles: 'everybody' });
/** Everybody may end the own session. */
export const signOut = ability<null, Account>({ id: 'identity.signOut', roles: 'everybody' });
/** Everybody sees and ends the own sessions. */
export const keepOwnSessions = ability<null, Account>({ id: 'identity.keepOwnSessions', roles: 'everybody' });
/** Everybody may subscribe to changes of what they see. */
export const subscribe = ability<null, Account>({ id: 'identity.subscribe', roles: 'everybody' });
/** Nobody but those with a grant is ever asked for it again. ADM-012 */
export const confirmOwnPassword = ability<null, Administrator>({
  id: 'identity.confirmPassword',
  roles: [],
  grants: 'university',
});
