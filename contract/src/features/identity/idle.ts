import { MINUTE } from '#kernel/clock';

/** The time without activity after which a person counts as idle. AUTH-022 */
export const IDLE_TIME = 5 * MINUTE;
/** Activity is noticed once it has paused for this long, in milliseconds. AUTH-024 */
export const ACTIVITY_DEBOUNCE = 250;
/** The shortest time between two checks of the token during activity. AUTH-025 */
export const TOKEN_CHECK_INTERVAL = MINUTE;

/** The times of earlier activity that the browser remembers, in milliseconds of its own clock. */
export interface Activity {
  readonly lastActivityAt: number;
  readonly lastCheckAt: number;
}

/**
 * Decides what an activity triggers: a check with an overlay after idling, a silent check now and then, or nothing.
 * D-034
 */
export const checkOnActivity = (
  { lastActivityAt, lastCheckAt }: Activity,
  at: number,
): 'overlay' | 'quiet' | 'none' => {
  if (at - lastActivityAt >= IDLE_TIME) return 'overlay';
  return at - lastCheckAt >= TOKEN_CHECK_INTERVAL ? 'quiet' : 'none';
};
