import type { Instant } from '@bcs/contract/kernel/clock';

/** Tells what time it is. Tests and the demo world bring their own. */
export type Clock = () => Instant;

export const systemClock: Clock = () => new Date().toISOString();
