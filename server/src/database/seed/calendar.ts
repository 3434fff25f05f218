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

/** The days of one time zone around the anchor. Offset 0 is the day of today's class. */
export interface Calendar {
  readonly anchor: Instant;
  readonly zone: Zone;
  day(offset: number): Day;
  at(offset: number, time: string): Instant;
  /** Date-only due dates end at the last second of the day. D-080 */
  endOf(offset: number): Instant;
  /** The class of a day: the same time every day, exactly 20 minutes after the anchor today. */
  classOn(offset: number): Readonly<{ start: Instant; end: Instant }>;
  /** The instant, or a little before the anchor when that would lie ahead. */
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
