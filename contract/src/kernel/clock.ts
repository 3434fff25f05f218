import { DAY, instantOf, msOf, type Instant } from './instant.ts';
import { firstMomentFrom, lastMomentOf, momentOf, offsetAt } from './zones.ts';

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
/** Days from one to another, both included. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayOf = (number: number): Day => instantOf(number * DAY).slice(0, 10);
const wallOf = (instant: Instant, zone: Zone): number => msOf(instant) + offsetAt(msOf(instant), zone);

/** The day that the calendars of a zone show. D-010 */
export const localDay = (instant: Instant, zone: Zone): Day => instantOf(wallOf(instant, zone)).slice(0, 10);

/** The time that the clocks of a zone show. D-010 */
export const localTime = (instant: Instant, zone: Zone): LocalTime => {
  const shown = instantOf(wallOf(instant, zone));
  return {
    hour: Number(shown.slice(11, 13)),
    minute: Number(shown.slice(14, 16)),
    second: Number(shown.slice(17, 19)),
  };
};

/** The first instant of a day; later than midnight where the clocks skip midnight. */
export const startOfDay = (day: Day, zone: Zone): Instant => instantOf(firstMomentFrom(numberOf(day) * DAY, zone));

/** The first instant after a day, '24:00' of the decisions: the start of the next day. */
export const endOfDay = (day: Day, zone: Zone): Instant => startOfDay(addDays(day, 1), zone);

/**
 * The instant of a day and a time, `HH:mm` or `HH:mm:ss`, on the clocks of a zone.
 * A time that the clocks skip is moved forward by the skip; of a time shown twice the first counts.
 */
export const atLocal = (day: Day, time: string, zone: Zone): Instant =>
  instantOf(momentOf(Date.parse(`${day}T${time}Z`), zone));

/** The instant as by `atLocal`, but of a time shown twice the second counts. */
export const lastAtLocal = (day: Day, time: string, zone: Zone): Instant =>
  instantOf(lastMomentOf(Date.parse(`${day}T${time}Z`), zone));

/** The instant with the same local time, a number of calendar days later. D-080 */
export const addLocalDays = (instant: Instant, days: number, zone: Zone): Instant =>
  days === 0 ? instant : instantOf(momentOf(wallOf(instant, zone) + days * DAY, zone));

/** A day so many days later; earlier when negative. */
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

/** Which week of a course a day belongs to: 1 is the week with the first day; 0 and less come before it. D-011 */
export const courseWeek = (startDay: Day, day: Day): number =>
  daysBetween(weekOf(startDay).from, weekOf(day).from) / 7 + 1;

/** No course has more weeks. */
export const LAST_WEEK = 520;

/** The month of a day. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** A month so many months later; earlier when negative. */
export const addMonths = (month: Month, months: number): Month =>
  instantOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months)).slice(0, 7);

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A day as people read it: March 11, 2026. SHELL-061 */
export const dateText = (day: Day): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

const zoneFormats = new Map<Zone, Intl.DateTimeFormat>();

/** The abbreviation of a zone at a moment: EDT, GMT+2. D-010 */
export const zoneText = (instant: Instant, zone: Zone): string => {
  const format = zoneFormats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  return format.formatToParts(msOf(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/** A time as people read it: 6:30 PM EDT. D-010 */
export const timeText = (instant: Instant, zone: Zone): string => {
  const { hour, minute } = localTime(instant, zone);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${clock} ${zoneText(instant, zone)}`;
};

/** A day and a time on the clocks of a zone: 'November 29, 2026 at 6:25 PM EST'. */
export const momentText = (instant: Instant, zone: Zone): string =>
  `${dateText(localDay(instant, zone))} at ${timeText(instant, zone)}`;
