import type { Instant } from '@bcs/contract/kernel/clock';

/** Returns the present time. Tests and the demo world have their own clocks. */
export type Clock = () => Instant;

export const systemClock: Clock = () => new Date().toISOString();
