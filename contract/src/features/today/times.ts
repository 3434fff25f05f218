import { HOUR, MINUTE, msOf, type Instant } from '#kernel/clock';
import { plural } from '#kernel/plural';

const DAY = 24 * HOUR;

/** Words a duration in its largest whole unit: '5 days', '3 hours', '12 minutes'. */
export function lengthText(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  if (ms < HOUR) return plural(Math.floor(ms / MINUTE), 'minute');
  return ms < 2 * DAY ? plural(Math.floor(ms / HOUR), 'hour') : plural(Math.floor(ms / DAY), 'day');
}

/** Words the time of a line: '3 hours left' for a deadline, else its age, such as 'waiting for 5 days'. SUCC-009 */
export function timeOfLine(
  { due, since }: { readonly due: Instant | null; readonly since: Instant | null },
  now: Instant,
): string {
  if (due !== null && due > now) return `${lengthText(msOf(due) - msOf(now))} left`;
  return since === null ? '' : `waiting for ${lengthText(Math.max(0, msOf(now) - msOf(since)))}`;
}

/** Tells whether a deadline is so near that its hours are counted; only such a line is highlighted. */
export const isUrgent = ({ due }: { readonly due: Instant | null }, now: Instant): boolean =>
  due !== null && msOf(due) - msOf(now) < 2 * DAY;
