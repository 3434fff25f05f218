import type { Instant } from '#kernel/clock';
import type { Stay } from './model.ts';

/**
 * Tells whether a student was in a class at a given time. Every count, list, reminder and verdict depends on it: for
 * work at its due date, for a session at its start. `wasEnrolledAt` of the server is the same in SQL. D-229, SUCC-035,
 * SUCC-066
 */
export const wasEnrolledAt = (stays: readonly Stay[], at: Instant): boolean =>
  stays.some(({ from, until }) => from <= at && (until === null || at < until));

/**
 * Tells whether a student had joined a class by a given time. Somebody who was enrolled by mistake has no stay, and so
 * never joined. SUCC-064
 */
export const hadJoinedBy = (stays: readonly Stay[], at: Instant): boolean => stays.some(({ from }) => from <= at);
