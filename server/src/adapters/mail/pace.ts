import { setTimeout as sleep } from 'node:timers/promises';

const MINUTE_MS = 60_000;

/** Waits for the next turn. */
export type Pace = () => Promise<void>;

/**
 * Turns at even distances, so that no minute has more than `perMinute`: a relay that counts has no reason to put mails
 * off. Whoever asks first goes first.
 */
export function openPace(
  perMinute: number,
  nowMs: () => number = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms),
): Pace {
  const distance = MINUTE_MS / perMinute;
  let next = 0;
  return async () => {
    const now = nowMs();
    const turn = Math.max(now, next);
    next = turn + distance;
    if (turn > now) await wait(turn - now);
  };
}
