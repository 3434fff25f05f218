import { daysBetween, localDay, type Instant, type Zone } from '@bcs/contract/kernel/clock';

/** How far a due date is from now, in days of the course's calendar. */
export function dueIn(due: Instant, now: Instant, zone: Zone): string {
  const days = daysBetween(localDay(now, zone), localDay(due, zone));
  if (now > due) return days === 0 ? 'today' : days === -1 ? 'yesterday' : `${-days} days ago`;
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
