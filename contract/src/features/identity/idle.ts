import { MINUTE } from '#kernel/clock';

/** After so much quiet a person counts as idle. AUTH-022 */
export const IDLE_TIME = 5 * MINUTE;
/** Activity is noticed once it has paused for so long. AUTH-024 */
export const ACTIVITY_DEBOUNCE = 250;
/** The token is checked at most so often while somebody is active. AUTH-025 */
export const TOKEN_CHECK_INTERVAL = MINUTE;

/** The times before an activity that the browser remembers, in milliseconds of its own clock. */
export interface Activity {
  readonly lastActivityAt: number;
  readonly lastCheckAt: number;
}

/** The effect of an activity: a check with the overlay after idling, a quiet one now and then, or none. D-034 */
export const checkOnActivity = (
  { lastActivityAt, lastCheckAt }: Activity,
  at: number,
): 'overlay' | 'quiet' | 'none' => {
  if (at - lastActivityAt >= IDLE_TIME) return 'overlay';
  return at - lastCheckAt >= TOKEN_CHECK_INTERVAL ? 'quiet' : 'none';
};
