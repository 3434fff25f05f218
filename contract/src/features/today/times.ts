import { HOUR, MINUTE, msOf, type Instant } from '#kernel/clock';
import { plural } from '#kernel/plural';

const DAY = 24 * HOUR;

/** '5 days', '3 hours', '12 minutes': a length of time in its largest whole unit. */
export function lengthText(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  if (ms < HOUR) return plural(Math.floor(ms / MINUTE), 'minute');
  return ms < 2 * DAY ? plural(Math.floor(ms / HOUR), 'hour') : plural(Math.floor(ms / DAY), 'day');
}

/** '3 hours left', or 'waiting for 5 days': the shortest time left, or else the greatest age. SUCC-009 */
export function timeOfLine(
  { due, since }: { readonly due: Instant | null; readonly since: Instant | null },
  now: Instant,
): string {
  if (due !== null && due > now) return `${lengthText(msOf(due) - msOf(now))} left`;
  return since === null ? '' : `waiting for ${lengthText(Math.max(0, msOf(now) - msOf(since)))}`;
}

/** Tells whether a deadline is so near that its hours are counted: only such a line stands out. */
export const isUrgent = ({ due }: { readonly due: Instant | null }, now: Instant): boolean =>
  due !== null && msOf(due) - msOf(now) < 2 * DAY;
