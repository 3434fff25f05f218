import { holidayOn } from '#features/universities/holidays';
import type { Span } from '#features/scheduling/local-span';
import type { WeeklyPattern } from '#features/scheduling/model';
import { dueOfTie } from '#features/scheduling/ties';
import { planMeetings, nextClassDay, type ClassCalendar } from '#features/scheduling/weekly-meetings';
import { addDays, atLocal, LAST_WEEK, localDay, MINUTE, plus, type Day, type Instant } from '#kernel/clock';
import type { Due, Moment, SessionFile } from './model.ts';
import { toDueTie } from './due-ties.ts';

/** The class in which items are placed. */
export interface TargetCalendar extends ClassCalendar {
  readonly startDay: Day;
  /** The class meetings in chronological order: the n-th one is meeting n. */
  readonly meetings: readonly Span[];
  /** The pattern that dates further meetings. */
  readonly pattern: WeeklyPattern;
}

/** A day of the class, and the holiday that caused it to be moved. */
interface PlacedDay {
  readonly day: Day;
  readonly holiday: string | null;
}

const WEEK = 7;
/** The time and length for sessions whose plan gives none: in the evening, for an hour. */
const DEFAULT_TIMES = { start: '18:00', minutes: 60 } as const;

/**
 * Extends a class to the given number of meetings by its weekly pattern, skipping holidays. Without a pattern and
 * meetings there are none. ADM-102
 */
export function withPatternMeetings(place: TargetCalendar, count: number): TargetCalendar {
  const { meetings, pattern, startDay, timeZone } = place;
  const last = meetings.at(-1);
  const missing = count - meetings.length;
  if (missing <= 0 || pattern.length === 0) return place;
  const firstDay = last ? addDays(localDay(last.startTime, timeZone), 1) : startDay;
  const rule = { pattern, firstDay, lastDay: addDays(firstDay, LAST_WEEK * WEEK - 1), daysLeftOut: [] };
  const more = planMeetings(rule, place, { most: missing }).meetings;
  return { ...place, meetings: [...meetings, ...more.map(({ startTime, endTime }) => ({ startTime, endTime }))] };
}

/**
 * Returns the day of an item that has no date of its own. It is moved off holidays, unless it is a class meeting.
 * ADM-075
 */
function dayOf({ meeting, days, day }: Pick<Moment, 'meeting' | 'days' | 'day'>, to: TargetCalendar): PlacedDay | null {
  if (meeting === null) return offHoliday(addDays(to.startDay, (day ?? 1) - 1), to);
  const from = to.meetings[meeting - 1];
  return from ? offHoliday(addDays(localDay(from.startTime, to.timeZone), days), to) : null;
}

function offHoliday(day: Day, to: TargetCalendar): PlacedDay {
  const holiday = holidayOn(day, to.holidays);
  const moved = holiday && nextClassDay(day, to.pattern, to);
  return moved ? { day: moved, holiday: holiday.name } : { day, holiday: null };
}

/** The dates that an item gets in a class. */
export interface PlacedDates<At> {
  readonly at: At;
  /** The holiday that caused it to be moved. */
  readonly holiday: string | null;
}

/** The time of a session; null if the class has no such meeting. ADM-102 */
export function placeSession(facts: SessionFile, to: TargetCalendar): PlacedDates<Span> | null {
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
export const placeOpening = (opens: Moment, to: TargetCalendar): PlacedDates<Day> | null => {
  const on = dayOf(opens, to);
  return on && { at: on.day, holiday: on.holiday };
};

const END_OF_DAY = '23:59:59';

/**
 * The due date of an assignment; null if the class has no such meeting or session.
 * @param startOf finds the start of a session by its key
 */
export function placeDue(
  due: Due,
  to: TargetCalendar,
  startOf: (session: string) => Instant | null,
): PlacedDates<Instant> | null {
  if (due.session !== null) {
    const start = startOf(due.session);
    return start === null ? null : { at: dueOfTie(toDueTie(due), start, to.timeZone), holiday: null };
  }
  const on = dayOf(due, to);
  return on && { at: atLocal(on.day, due.time ?? END_OF_DAY, to.timeZone), holiday: on.holiday };
}
