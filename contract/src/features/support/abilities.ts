import { ability, type Account } from '#kernel/ability';
import { SSM_TYPE } from '#kernel/roles';

/** Everybody who is signed in may ask for help, also without a class. SHELL-027 */
export const askSupport = ability<null, Account>('support.ask', { roles: 'everybody' });

/** Everybody reads and continues what they have asked themselves. */
export const followOwnCases = ability<null, Account>('support.follow', { roles: 'everybody' });

/** Admins and student success managers answer the cases of their courses; admins also those of people without a class. */
export const answerCases = ability('support.answer', { roles: SSM_TYPE });
