import type { Role } from '#kernel/roles';

/** Whether a login needs an MFA code. D-035 */
export const needsMfaCode = (account: { readonly hasActiveSecret: boolean; readonly mfaRequired: boolean }): boolean =>
  account.hasActiveSecret || account.mfaRequired;

/** Whether a new account is asked for MFA unless somebody says otherwise: the widest roles first. D-035 */
export const mfaRequiredByDefault = (roles: readonly Role[]): boolean =>
  roles.includes('admin') || roles.includes('cm');
