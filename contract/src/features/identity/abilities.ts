import { ability, type Account, type Nobody } from '#kernel/ability';

/** Everybody may sign in, ask for a new password and set up MFA: nobody is known before that. */
export const signIn = ability<null, Nobody>('identity.signIn', { roles: 'everybody' });
/** Everybody may ask whether the token they hold still works. */
export const checkToken = ability<null, Nobody>('identity.checkToken', { roles: 'everybody' });
/** Everybody may end the own session. */
export const signOut = ability<null, Account>('identity.signOut', { roles: 'everybody' });
/** Everybody sees and ends the own sessions. */
export const keepOwnSessions = ability<null, Account>('identity.keepOwnSessions', { roles: 'everybody' });
/** Everybody may subscribe to changes of what they see. */
export const subscribe = ability<null, Account>('identity.subscribe', { roles: 'everybody' });
/** Everybody may be asked for it again: grants ask for it, and so do access tokens and webhooks. ADM-012, D-258, D-326 */
export const confirmOwnPassword = ability<null, Account>('identity.confirmPassword', { roles: 'everybody' });
