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

const MONTH_LETTERS = 3;
/** 'Mar 11, 2026' */
export function formatDay(day: Day): string {
  const [month = '', ...rest] = dateText(day).split(' ');
  return [month.slice(0, MONTH_LETTERS), ...rest].join(' ');
}

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

/** 'Wed, Nov 25', with the year where it is not this one: how tables say a day. */
export function formatShortDay(instant: Instant, zone: Zone, now: Instant): string {
  const day = localDay(instant, zone);
  const [month = '', date] = withoutYear(dateText(day)).split(' ');
  const year = day.slice(0, 4);
  const more = year === localDay(now, zone).slice(0, 4) ? '' : `, ${year}`;
  return `${WEEKDAYS[weekday(day)]?.slice(0, 3)}, ${month.slice(0, 3)} ${date}${more}`;
}

/** 'Wed, Nov 25 · 6:25 PM': how tables say a moment, in the zone of the class. */
export const formatMoment = (instant: Instant, zone: Zone, now: Instant): string =>
  `${formatShortDay(instant, zone, now)} · ${formatTime(instant, zone)}`;

/** 'New York time': how a zone is called wherever somebody reads it. */
export const zoneName = (zone: Zone): string =>
  zone.includes('/') ? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : zone;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** 'in 3 days', 'tomorrow', 'today', 'yesterday', '6 days ago' */
export const formatDays = (days: number) => RELATIVE.format(days, 'day');

/** 'now', '5 minutes ago', '3 hours ago'; from half a day on in days of the course's calendar. */
export function formatAgo(instant: Instant, now: Instant, zone: Zone): string {
  const passed = Math.max(0, msOf(now) - msOf(instant));
  if (passed < MINUTE) return RELATIVE.format(0, 'second');
  if (passed < HOUR) return RELATIVE.format(-Math.floor(passed / MINUTE), 'minute');
  const days = daysBetween(localDay(now, zone), localDay(instant, zone));
  if (passed < 12 * HOUR || days === 0) return RELATIVE.format(-Math.floor(passed / HOUR), 'hour');
  return formatDays(days);
}

/** Good morning, good afternoon, good evening: by the clocks of the zone. */
export function dayPart(instant: Instant, zone: Zone): 'morning' | 'afternoon' | 'evening' {
  const { hour } = localTime(instant, zone);
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}
