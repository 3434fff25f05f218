import { MINUTE, plus, type Instant } from '#kernel/clock';
import type { SessionTimes } from './check-in.ts';

/** The time before a class from which its page starts with attendance. D-282 */
const READY_BEFORE = 30 * MINUTE;

/** Tells whether a class is running or begins within half an hour; its page then starts with attendance. D-282 */
export const isClassTime = ({ startTime, endTime }: SessionTimes, now: Instant): boolean =>
  now >= plus(startTime, -READY_BEFORE) && now < endTime;
