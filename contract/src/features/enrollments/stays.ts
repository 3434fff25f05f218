import type { Instant } from '#kernel/clock';
import type { Stay } from './model.ts';

/**
 * Tells whether somebody was in a class at a moment. Every count, list, reminder and verdict over time asks this: of
 * work when it was due, of a session when it began. In SQL `wasThere` of the server says the same. D-229, SUCC-035,
 * SUCC-066
 */
export const wasThere = (stays: readonly Stay[], at: Instant): boolean =>
  stays.some(({ from, until }) => from <= at && (until === null || at < until));

/**
 * Tells whether somebody had joined a class by a moment. Who was enrolled by mistake has no stay, and never joined.
 * SUCC-064
 */
export const hadJoined = (stays: readonly Stay[], at: Instant): boolean => stays.some(({ from }) => from <= at);
