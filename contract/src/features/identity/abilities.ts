import { ability, type Account, type Nobody } from '#kernel/ability';

/** Lets anybody sign in, request a new password and set up MFA, since the caller is not known yet. */
export const signIn = ability<null, Nobody>('identity.signIn', { roles: 'everybody' });
/** Lets anybody ask whether the token they hold is still valid. */
export const checkToken = ability<null, Nobody>('identity.checkToken', { roles: 'everybody' });
/** Lets people end their own session. */
export const signOut = ability<null, Account>('identity.signOut', { roles: 'everybody' });
/** Lets people see and end their own sessions. */
export const keepOwnSessions = ability<null, Account>('identity.keepOwnSessions', { roles: 'everybody' });
/** Lets people subscribe to changes of what they can see. */
export const subscribe = ability<null, Account>('identity.subscribe', { roles: 'everybody' });
/** Lets people confirm their own password, as grants, access tokens and webhooks require. ADM-012, D-258, D-326 */
export const confirmOwnPassword = ability<null, Account>('identity.confirmPassword', { roles: 'everybody' });
