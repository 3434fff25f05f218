import { ability, type Account } from '#kernel/ability';
import { SSM_TYPE } from '#kernel/roles';

/** Lets everybody who is signed in ask for help, even without a class. SHELL-027 */
export const askSupport = ability<null, Account>('support.ask', { roles: 'everybody' });

/** Lets people read and continue their own requests. */
export const followOwnCases = ability<null, Account>('support.follow', { roles: 'everybody' });

/**
 * Lets admins and student success managers answer the cases of their courses; admins also those of people without a
 * class.
 */
export const answerCases = ability('support.answer', { roles: SSM_TYPE });
