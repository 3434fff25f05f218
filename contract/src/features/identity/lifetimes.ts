import { HOUR, MINUTE, plus } from '#kernel/clock';
import type { Instant } from '#kernel/clock';

/** How long a link to a new password works. D-039 */
export const RESET_LINK_TIME = 60 * MINUTE;
/** How long a temporary password works. D-038 */
export const TEMPORARY_PASSWORD_TIME = 7 * 24 * HOUR;
/** How long a new MFA secret waits for its first code. D-036 */
export const PENDING_SECRET_TIME = 30 * MINUTE;

/** Whether a reset link still works: once, for 60 minutes. D-039 */
export const resetLinkWorks = (
  link: { readonly createdAt: Instant; readonly usedAt: Instant | null },
  now: Instant,
): boolean => link.usedAt === null && now < plus(link.createdAt, RESET_LINK_TIME);

/** Whether a temporary password still works, 7 days long. D-038 */
export const temporaryPasswordWorks = (setAt: Instant, now: Instant): boolean =>
  now < plus(setAt, TEMPORARY_PASSWORD_TIME);

/** Whether a new MFA secret may still become active, 30 minutes long. D-036 */
export const pendingSecretWorks = (createdAt: Instant, now: Instant): boolean =>
  now < plus(createdAt, PENDING_SECRET_TIME);
