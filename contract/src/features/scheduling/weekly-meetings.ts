import { holidayOn } from '#features/universities/holidays';
import type { Holiday } from '#features/universities/model';
import { addDays, LAST_WEEK, weekday, type Day, type Zone } from '#kernel/clock';
import { spanOnDay, type Span } from './local-span.ts';
import type { WeeklyPattern, WeeklyRule } from './model.ts';

/** The time zone and the holidays of a class. */
export interface ClassCalendar {
  readonly timeZone: Zone;
  readonly holidays: readonly Holiday[];
}
/** One session that a weekly rule makes; `number` counts from 1. */
export interface PlannedMeeting extends Span {
  readonly day: Day;
  readonly number: number;
  readonly chapter: number;
}
/** A class day without a session: the name of its holiday, or null if the author of the rule left it out. */
export interface SkippedDay {
  readonly day: Day;
  readonly holiday: string | null;
}

const WEEK = 7;

/** The module and the position in it: with three meetings a week 1.1, 1.2, 1.3, 2.1; holidays leave no gap. SESS-039 */
export const chapterNumber = (number: number, perWeek: number): number =>
  Math.floor((number - 1) / perWeek) + 1 + (((number - 1) % perWeek) + 1) / 10;

/** The meetings of a pattern that begin on a day of the week, the earliest first. */
const meetingsOn = (day: Day, pattern: WeeklyPattern) =>
  pattern.filter((each) => each.weekday === weekday(day)).toSorted((one, other) => (one.start < other.start ? -1 : 1));

/** Tells whether a class with this pattern meets on a day. */
const isClassDay = (day: Day, pattern: WeeklyPattern, { holidays }: ClassCalendar): boolean =>
  meetingsOn(day, pattern).length > 0 && holidayOn(day, holidays) === undefined;

/** The first class day after a day; null if holidays leave none. ADM-075 */
export function nextClassDay(after: Day, pattern: WeeklyPattern, calendar: ClassCalendar): Day | null {
  for (let days = 1; days <= LAST_WEEK * WEEK; days += 1) {
    const day = addDays(after, days);
    if (isClassDay(day, pattern, calendar)) return day;
  }
  return null;
}

/**
 * Applies a weekly rule: returns a session for each meeting, numbered after the existing ones, and the class days
 * skipped for holidays. ADM-081
 * @param before the number of existing class meetings
 * @param most the highest number of meetings
 */
export function planMeetings(
  { pattern, firstDay, lastDay, daysLeftOut }: WeeklyRule,
  calendar: ClassCalendar,
  { before = 0, most = Infinity } = {},
): { meetings: PlannedMeeting[]; skipped: SkippedDay[] } {
  const [meetings, skipped]: [PlannedMeeting[], SkippedDay[]] = [[], []];
  for (let day = firstDay; day <= lastDay && meetings.length < most; day = addDays(day, 1)) {
    const planned = meetingsOn(day, pattern);
    if (planned.length === 0) continue;
    const holiday = holidayOn(day, calendar.holidays)?.name ?? null;
    if (holiday !== null || daysLeftOut.includes(day)) {
      skipped.push({ day, holiday });
      continue;
    }
    for (const { start, end } of planned.slice(0, most - meetings.length)) {
      const number = before + meetings.length + 1;
      const span = spanOnDay(day, { start, end, days: 0 }, calendar.timeZone);
      meetings.push({ day, number, chapter: chapterNumber(number, pattern.length), ...span });
    }
  }
  return { meetings, skipped };
}
