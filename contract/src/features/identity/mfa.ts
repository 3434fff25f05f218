import type { Role } from '#kernel/roles';

/**
 * Tells whether a login needs an MFA code; of whoever holds a grant always, whatever the account says. D-035, ADM-010
 */
export const needsMfaCode = (account: {
  readonly hasActiveSecret: boolean;
  readonly mfaRequired: boolean;
  readonly holdsGrant: boolean;
}): boolean => account.hasActiveSecret || account.mfaRequired || account.holdsGrant;

/** The widest roles. */
export const MFA_ROLES: readonly Role[] = ['admin', 'cm'];

/** Tells whether a new account is asked for MFA unless somebody says otherwise. D-035 */
export const mfaRequiredByDefault = (roles: readonly Role[]): boolean => roles.some((role) => MFA_ROLES.includes(role));
