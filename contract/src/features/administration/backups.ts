import { HOUR, msOf, type Instant } from '#kernel/clock';

const OLD_AFTER = 7 * 24 * HOUR;

/** Tells whether whoever operates the installation is told to make a backup. Null: there is none. ADM-123 */
export const isBackupOld = (at: Instant | null, now: Instant): boolean =>
  at === null || msOf(now) - msOf(at) > OLD_AFTER;
