import { instantOf, type Instant } from '@bcs/contract/kernel/instant';

/** A Date header has whole seconds and takes time to arrive: smaller differences are ignored. */
const TOLERANCE = 2000;
let ahead = 0;

const own = () => performance.timeOrigin + performance.now();

/** Learns from an answer's Date header how far this machine's clock is off. */
export function learnServerTime(date: string | null) {
  const difference = Date.parse(date ?? '') + 500 - own();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < TOLERANCE ? 0 : difference;
}

/** Returns the time by the server's clock, so that a button opens when the server agrees. */
export const serverNow = (): Instant => instantOf(own() + ahead);
