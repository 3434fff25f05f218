import type { Role } from '#kernel/roles';

/**
 * Tells whether a login needs an MFA code. Holders of a grant always need one, regardless of their account's setting.
 * D-035, ADM-010
 */
export const needsMfaCode = (account: {
  readonly hasActiveSecret: boolean;
  readonly mfaRequired: boolean;
  readonly holdsGrant: boolean;
}): boolean => account.hasActiveSecret || account.mfaRequired || account.holdsGrant;

/** The roles with the broadest rights. */
export const MFA_ROLES: readonly Role[] = ['admin', 'cm'];

/** Tells whether a new account needs MFA by default. D-035 */
export const mfaRequiredByDefault = (roles: readonly Role[]): boolean => roles.some((role) => MFA_ROLES.includes(role));
