import { daysBetween, localDay, type Instant, type Zone } from '@bcs/contract/kernel/clock';
import { formatDays } from '#lib/dates.ts';

/** Says how far a due date is from now, in days of the course's calendar. */
export const dueInText = (due: Instant, now: Instant, zone: Zone): string =>
  formatDays(daysBetween(localDay(now, zone), localDay(due, zone)));
