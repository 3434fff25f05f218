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

// Times are in the course's zone, never the browser's (D-010). Days without a time: `dateText` of the contract.

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const withoutYear = (date: string) => date.slice(0, date.indexOf(','));

/** Formats the date of an instant: 'March 11, 2026'. SHELL-061, D-010 */
export const formatDate = (instant: Instant, zone: Zone) => dateText(localDay(instant, zone));

const MONTH_LETTERS = 3;
/** Formats a day: 'Mar 11, 2026'. */
export function formatDay(day: Day): string {
  const [month = '', ...rest] = dateText(day).split(' ');
  return [month.slice(0, MONTH_LETTERS), ...rest].join(' ');
}

/** Formats a day with its weekday: 'Wednesday, March 11'. */
export const formatWeekday = (day: Day) => `${WEEKDAYS[weekday(day)]}, ${withoutYear(dateText(day))}`;

/** Formats a time: '6:30 PM', for places that already name the zone. With the zone: `timeText` of the contract. */
export const formatTime = (instant: Instant, zone: Zone) => timeText(instant, zone).split(' ', 2).join(' ');

/** Formats a range of times: '6:30 PM – 9:30 PM EDT'. */
export const formatTimeRange = (start: Instant, end: Instant, zone: Zone) =>
  `${formatTime(start, zone)} – ${timeText(end, zone)}`;

/** Formats a date and time: 'March 11, 2026, 6:30 PM EDT'. */
export const formatDateTime = (instant: Instant, zone: Zone) =>
  `${formatDate(instant, zone)}, ${timeText(instant, zone)}`;

/** Formats a day for tables: 'Wed, Nov 25', with the year if it is not the current one. */
export function formatShortDay(instant: Instant, zone: Zone, now: Instant): string {
  const day = localDay(instant, zone);
  const [month = '', date] = withoutYear(dateText(day)).split(' ');
  const year = day.slice(0, 4);
  const more = year === localDay(now, zone).slice(0, 4) ? '' : `, ${year}`;
  return `${WEEKDAYS[weekday(day)]?.slice(0, 3)}, ${month.slice(0, 3)} ${date}${more}`;
}

/** Formats a moment for tables, in the zone of the class: 'Wed, Nov 25 · 6:25 PM'. */
export const formatMoment = (instant: Instant, zone: Zone, now: Instant): string =>
  `${formatShortDay(instant, zone, now)} · ${formatTime(instant, zone)}`;

/** Returns the displayed name of a zone: 'New York time'. */
export const zoneName = (zone: Zone): string =>
  zone.includes('/') ? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : zone;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Formats a distance in days: 'in 3 days', 'tomorrow', 'today', 'yesterday', '6 days ago'. */
export const formatDays = (days: number) => RELATIVE.format(days, 'day');

/**
 * Formats the time since an instant: 'now', '5 minutes ago', '3 hours ago'; after half a day in days of the course's
 * calendar.
 */
export function formatAgo(instant: Instant, now: Instant, zone: Zone): string {
  const passed = Math.max(0, msOf(now) - msOf(instant));
  if (passed < MINUTE) return RELATIVE.format(0, 'second');
  if (passed < HOUR) return RELATIVE.format(-Math.floor(passed / MINUTE), 'minute');
  const days = daysBetween(localDay(now, zone), localDay(instant, zone));
  if (passed < 12 * HOUR || days === 0) return RELATIVE.format(-Math.floor(passed / HOUR), 'hour');
  return formatDays(days);
}

/** Returns the greeting for the time in the zone: Good morning, Good afternoon or Good evening. */
export function dayPart(instant: Instant, zone: Zone): 'morning' | 'afternoon' | 'evening' {
  const { hour } = localTime(instant, zone);
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}
