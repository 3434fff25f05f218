import { HOUR, MINUTE, plus, type Instant } from '#kernel/clock';

/** The time for which a password reset link works. D-039 */
export const RESET_LINK_TIME = 60 * MINUTE;
/** The time for which the link of an invitation works. D-179 */
export const INVITATION_TIME = 7 * 24 * HOUR;
/** The time for which the link to a changed login e-mail works. D-179 */
export const EMAIL_LINK_TIME = 24 * HOUR;
/** The time for which a temporary password works. D-038 */
export const TEMPORARY_PASSWORD_TIME = 7 * 24 * HOUR;
/** The time for which a new MFA secret waits for its first code. D-036 */
export const PENDING_SECRET_TIME = 30 * MINUTE;

interface Link {
  readonly createdAt: Instant;
  readonly usedAt: Instant | null;
  /** The end of an invitation; null for a password reset link. */
  readonly expiresAt: Instant | null;
}

/** Tells whether a link still works. It works once, for 60 minutes, or for seven days in an invitation. D-039, D-179 */
export const resetLinkWorks = ({ createdAt, usedAt, expiresAt }: Link, now: Instant): boolean =>
  usedAt === null && now < (expiresAt ?? plus(createdAt, RESET_LINK_TIME));

/** Tells whether a temporary password still works, which it does for 7 days. D-038 */
export const temporaryPasswordWorks = (setAt: Instant, now: Instant): boolean =>
  now < plus(setAt, TEMPORARY_PASSWORD_TIME);

/** Tells whether a new MFA secret can still be confirmed, which is possible for 30 minutes. D-036 */
export const pendingSecretWorks = (createdAt: Instant, now: Instant): boolean =>
  now < plus(createdAt, PENDING_SECRET_TIME);
