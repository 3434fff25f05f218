import {
  dateText,
  daysBetween,
  HOUR,
  localDay,
  localTime,
  MINUTE,
  msOf,
  timeText,
  weekday,
  type Day,
  type Instant,
  type Zone,
} from '@bcs/contract/kernel/clock';

// Always the course's zone, never the browser's (D-010). Days without a time: `dateText` of the contract.

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const withoutYear = (date: string) => date.slice(0, date.indexOf(','));

/** 'March 11, 2026': the date of an instant. SHELL-061, D-010 */
export const formatDate = (instant: Instant, zone: Zone) => dateText(localDay(instant, zone));

/** 'Wednesday, March 11' */
export const formatWeekday = (day: Day) => `${WEEKDAYS[weekday(day)]}, ${withoutYear(dateText(day))}`;

/** '6:30 PM', where the zone is already said. With the zone: `timeText` of the contract. */
export const formatTime = (instant: Instant, zone: Zone) => timeText(instant, zone).split(' ', 2).join(' ');

/** '6:30 PM – 9:30 PM EDT' */
export const formatTimeRange = (start: Instant, end: Instant, zone: Zone) =>
  `${formatTime(start, zone)} – ${timeText(end, zone)}`;

/** 'March 11, 2026, 6:30 PM EDT' */
export const formatDateTime = (instant: Instant, zone: Zone) =>
  `${formatDate(instant, zone)}, ${timeText(instant, zone)}`;

/** '5 minutes ago', '3 hours ago', 'yesterday', '6 days ago'; the date from a week on. */
export function formatAgo(instant: Instant, now: Instant, zone: Zone): string {
  const passed = Math.max(0, msOf(now) - msOf(instant));
  const days = daysBetween(localDay(instant, zone), localDay(now, zone));
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  if (days === 0 || passed < 6 * HOUR) return ago(Math.floor(passed / HOUR), 'hour');
  if (days === 1) return 'yesterday';
  return days < 7 ? ago(days, 'day') : formatDate(instant, zone);
}
const ago = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'} ago`;

/** Good morning, good afternoon, good evening: by the clocks of the zone. */
export function dayPart(instant: Instant, zone: Zone): 'morning' | 'afternoon' | 'evening' {
  const { hour } = localTime(instant, zone);
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}
