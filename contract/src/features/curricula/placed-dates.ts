import { holidayOn } from '#features/universities/holidays';
import type { Span } from '#features/scheduling/local-span';
import type { WeeklyPattern } from '#features/scheduling/model';
import { dueOfTie } from '#features/scheduling/ties';
import { planMeetings, nextClassDay, type ClassCalendar } from '#features/scheduling/weekly-meetings';
import { addDays, atLocal, LAST_WEEK, localDay, MINUTE, plus, type Day, type Instant } from '#kernel/clock';
import type { Due, Moment, SessionFile } from './model.ts';
import { tieOf } from './due-ties.ts';

/** The class in which items are placed. */
export interface PlacedIn extends ClassCalendar {
  readonly startDay: Day;
  /** When its class meetings take place, the earliest first: the n-th is the place of meeting n. */
  readonly meetings: readonly Span[];
  /** The pattern by which further meetings are dated. */
  readonly pattern: WeeklyPattern;
}

/** A day of the class, and the holiday because of which it is no other. */
interface PlacedDay {
  readonly day: Day;
  readonly holiday: string | null;
}

const WEEK = 7;
/** The time and the length that are used where the plan gives none: in the evening, for an hour. */
const DEFAULT_TIMES = { start: '18:00', minutes: 60 } as const;

/**
 * The class with so many meetings: those it has, and then its weekly pattern, off holidays. Where it has neither, there are
 * none. ADM-102
 */
export function withMeetings(place: PlacedIn, count: number): PlacedIn {
  const { meetings, pattern, startDay, timeZone } = place;
  const last = meetings.at(-1);
  const missing = count - meetings.length;
  if (missing <= 0 || pattern.length === 0) return place;
  const firstDay = last ? addDays(localDay(last.startTime, timeZone), 1) : startDay;
  const rule = { pattern, firstDay, lastDay: addDays(firstDay, LAST_WEEK * WEEK - 1), daysLeftOut: [] };
  const more = planMeetings(rule, place, { most: missing }).meetings;
  return { ...place, meetings: [...meetings, ...more.map(({ startTime, endTime }) => ({ startTime, endTime }))] };
}

/** Returns the day of something that has no date of its own; off a holiday, unless it is a class itself. ADM-075 */
function dayOf({ meeting, days, day }: Pick<Moment, 'meeting' | 'days' | 'day'>, to: PlacedIn): PlacedDay | null {
  if (meeting === null) return offHoliday(addDays(to.startDay, (day ?? 1) - 1), to);
  const from = to.meetings[meeting - 1];
  return from ? offHoliday(addDays(localDay(from.startTime, to.timeZone), days), to) : null;
}

function offHoliday(day: Day, to: PlacedIn): PlacedDay {
  const holiday = holidayOn(day, to.holidays);
  const moved = holiday && nextClassDay(day, to.pattern, to);
  return moved ? { day: moved, holiday: holiday.name } : { day, holiday: null };
}

/** The dates that something gets in a class. */
export interface Placed<At> {
  readonly at: At;
  /** The holiday off which it was moved. */
  readonly holiday: string | null;
}

/** When a session takes place; null where the class has no such meeting. ADM-102 */
export function placeSession(facts: SessionFile, to: PlacedIn): Placed<Span> | null {
  const { meeting, minutes, category } = facts;
  const lasting = (startTime: Instant, otherwise: Instant) =>
    minutes === null ? otherwise : plus(startTime, minutes * MINUTE);
  if (category === 'class') {
    const slot = to.meetings[(meeting ?? 0) - 1];
    if (!slot) return null;
    return { at: { startTime: slot.startTime, endTime: lasting(slot.startTime, slot.endTime) }, holiday: null };
  }
  const on = dayOf(facts, to);
  if (!on) return null;
  const startTime = atLocal(on.day, facts.time ?? DEFAULT_TIMES.start, to.timeZone);
  return {
    at: { startTime, endTime: lasting(startTime, plus(startTime, DEFAULT_TIMES.minutes * MINUTE)) },
    holiday: on.holiday,
  };
}

/** The day on which an assignment opens. */
export const placeOpening = (opens: Moment, to: PlacedIn): Placed<Day> | null => {
  const on = dayOf(opens, to);
  return on && { at: on.day, holiday: on.holiday };
};

const END_OF_DAY = '23:59:59';

/**
 * When something is due; null where the class has no such meeting or session.
 * @param startOf when a session begins, by its key
 */
export function placeDue(due: Due, to: PlacedIn, startOf: (session: string) => Instant | null): Placed<Instant> | null {
  if (due.session !== null) {
    const start = startOf(due.session);
    return start === null ? null : { at: dueOfTie(tieOf(due), start, to.timeZone), holiday: null };
  }
  const on = dayOf(due, to);
  return on && { at: atLocal(on.day, due.time ?? END_OF_DAY, to.timeZone), holiday: on.holiday };
}
