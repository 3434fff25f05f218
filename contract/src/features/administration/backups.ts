import { HOUR, msOf, type Instant } from '#kernel/clock';

const OLD_AFTER = 7 * 24 * HOUR;

/** Tells whether the operator is reminded to make a backup; `at` is null if there is no backup. ADM-123 */
export const isBackupOld = (at: Instant | null, now: Instant): boolean =>
  at === null || msOf(now) - msOf(at) > OLD_AFTER;
