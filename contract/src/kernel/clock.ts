import { DAY, instantOf, msOf, type Instant } from './instant.ts';
import { firstMomentFrom, lastMomentOf, instantOfWallTime, offsetAt } from './zones.ts';

export {
  compareInstants,
  DAY,
  earlier,
  HOUR,
  instantOf,
  later,
  MINUTE,
  msOf,
  plus,
  SECOND,
  type Instant,
} from './instant.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** A calendar month, `YYYY-MM`. */
export type Month = string;
/** An IANA time zone name, such as America/New_York. */
export type Zone = string;
/** The time of day that a wall clock shows in a zone. */
export interface LocalTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}
/** A range of days, both included. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayOf = (number: number): Day => instantOf(number * DAY).slice(0, 10);
const wallOf = (instant: Instant, zone: Zone): number => msOf(instant) + offsetAt(msOf(instant), zone);

/** The calendar day in a zone. D-010 */
export const localDay = (instant: Instant, zone: Zone): Day => instantOf(wallOf(instant, zone)).slice(0, 10);

/** The local time in a zone. D-010 */
export const localTime = (instant: Instant, zone: Zone): LocalTime => {
  const shown = instantOf(wallOf(instant, zone));
  return {
    hour: Number(shown.slice(11, 13)),
    minute: Number(shown.slice(14, 16)),
    second: Number(shown.slice(17, 19)),
  };
};

/** The first instant of a day, which is after midnight if the clocks skip midnight. */
export const startOfDay = (day: Day, zone: Zone): Instant => instantOf(firstMomentFrom(numberOf(day) * DAY, zone));

/** The first instant after a day ('24:00' in the decisions), which is the start of the next day. */
export const endOfDay = (day: Day, zone: Zone): Instant => startOfDay(addDays(day, 1), zone);

/**
 * The instant of a day and a time, `HH:mm` or `HH:mm:ss`, in a zone. A time that the clocks skip is moved forward by
 * the skip; of a time that occurs twice, the first counts.
 */
export const atLocal = (day: Day, time: string, zone: Zone): Instant =>
  instantOf(instantOfWallTime(Date.parse(`${day}T${time}Z`), zone));

/** Works like `atLocal`, except that of a time which occurs twice, the second counts. */
export const lastAtLocal = (day: Day, time: string, zone: Zone): Instant =>
  instantOf(lastMomentOf(Date.parse(`${day}T${time}Z`), zone));

/** The instant with the same local time some calendar days later. D-080 */
export const addLocalDays = (instant: Instant, days: number, zone: Zone): Instant =>
  days === 0 ? instant : instantOf(instantOfWallTime(wallOf(instant, zone) + days * DAY, zone));

/** The day some days later, or earlier if negative. */
export const addDays = (day: Day, days: number): Day => dayOf(numberOf(day) + days);

/** The number of days from one day to another; negative when the other is before it. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export const weekday = (day: Day): number => (((numberOf(day) + 4) % 7) + 7) % 7;

/** The week of a day, Sunday to Saturday. D-011 */
export const weekOf = (day: Day): DaySpan => {
  const from = addDays(day, -weekday(day));
  return { from, to: addDays(from, 6) };
};

/** The week of a course to which a day belongs: 1 is the week of the first day; earlier weeks are 0 or less. D-011 */
export const courseWeek = (startDay: Day, day: Day): number =>
  daysBetween(weekOf(startDay).from, weekOf(day).from) / 7 + 1;

/** The highest number of weeks in a course. */
export const LAST_WEEK = 520;

/** The month of a day. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month some months later, or earlier if negative. */
export const addMonths = (month: Month, months: number): Month =>
  instantOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months)).slice(0, 7);

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Formats a day for people: March 11, 2026. SHELL-061 */
export const dateText = (day: Day): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

const zoneFormats = new Map<Zone, Intl.DateTimeFormat>();

/** The abbreviation of a zone at a moment: EDT, GMT+2. D-010 */
export const zoneText = (instant: Instant, zone: Zone): string => {
  const format = zoneFormats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  return format.formatToParts(msOf(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/** Formats a time for people: 6:30 PM EDT. D-010 */
export const timeText = (instant: Instant, zone: Zone): string => {
  const { hour, minute } = localTime(instant, zone);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${clock} ${zoneText(instant, zone)}`;
};

/** Formats a day and a time in a zone: 'November 29, 2026 at 6:25 PM EST'. */
export const momentText = (instant: Instant, zone: Zone): string =>
  `${dateText(localDay(instant, zone))} at ${timeText(instant, zone)}`;
