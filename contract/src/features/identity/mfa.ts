import type { Role } from '#kernel/roles';

/** Whether a login needs an MFA code. D-035 */
export const needsMfaCode = (account: { readonly hasActiveSecret: boolean; readonly mfaRequired: boolean }): boolean =>
  account.hasActiveSecret || account.mfaRequired;

/** The widest roles. */
export const MFA_ROLES: readonly Role[] = ['admin', 'cm'];

/** Whether a new account is asked for MFA unless somebody says otherwise. D-035 */
export const mfaRequiredByDefault = (roles: readonly Role[]): boolean => roles.some((role) => MFA_ROLES.includes(role));
