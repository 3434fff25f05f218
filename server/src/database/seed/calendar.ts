import {
  addDays,
  atLocal,
  HOUR,
  localDay,
  localTime,
  MINUTE,
  msOf,
  instantOf,
  plus,
  type Day,
  type Instant,
  type Zone,
} from '@bcs/contract/kernel/clock';
import { CLASS_BEGINS_IN, zoneOf, type Campus } from './campus.ts';

const CLASS_LASTS = 3 * HOUR;

/** The days of one time zone relative to the anchor. Offset 0 is the day of today's class. */
export interface Calendar {
  readonly anchor: Instant;
  readonly zone: Zone;
  day(offset: number): Day;
  at(offset: number, time: string): Instant;
  /** The last second of a day, which is when due dates without a time end. D-080 */
  endOf(offset: number): Instant;
  /** The class on a day, always at the same time; today's begins exactly 20 minutes after the anchor. */
  classOn(offset: number): Readonly<{ start: Instant; end: Instant }>;
  /** Returns the instant or, if it is in the future, a time shortly before the anchor. */
  past(instant: Instant): Instant;
}

/** The calendars of a world. */
export type Calendars = (campus: Campus) => Calendar;

export function buildCalendar(anchor: Instant, campus: Campus): Calendar {
  const zone = zoneOf(campus, anchor);
  const first = nextFiveMinutes(plus(anchor, CLASS_BEGINS_IN));
  const today = localDay(first, zone);
  const { hour, minute } = localTime(first, zone);
  const time = `${two(hour)}:${two(minute)}`;
  const latest = plus(anchor, -5 * MINUTE);
  const at = (offset: number, clock: string) => atLocal(addDays(today, offset), clock, zone);
  return {
    anchor,
    zone,
    day: (offset) => addDays(today, offset),
    at,
    endOf: (offset) => at(offset, '23:59:59'),
    classOn: (offset) => {
      const start = offset === 0 ? first : at(offset, time);
      return { start, end: plus(start, CLASS_LASTS) };
    },
    past: (instant) => (instant < latest ? instant : latest),
  };
}

const two = (number: number) => String(number).padStart(2, '0');

const nextFiveMinutes = (instant: Instant) => instantOf(Math.ceil(msOf(instant) / (5 * MINUTE)) * 5 * MINUTE);
