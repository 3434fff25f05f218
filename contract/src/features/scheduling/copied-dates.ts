import { holidayOn } from '#features/universities/holidays';
import { addDays, compareInstants, daysBetween, LAST_WEEK, localDay, weekOf, type Day, type Zone } from '#kernel/clock';
import {
  datesOnDay,
  inOrder,
  findOutside,
  type ClassDates,
  type Dated,
  type DatedItem,
  type DateReason,
} from './dated.ts';
import { toLocalSpan, type Span } from './local-span.ts';
import { dayOfTie, tiedDueOn } from './ties.ts';
import { planMeetings, nextClassDay } from './weekly-meetings.ts';
import type { WeeklyPattern } from './model.ts';

/** The class from which the items are copied. */
export interface SourceClassDates {
  readonly startDay: Day;
  readonly timeZone: Zone;
}
/** The class to which they are copied: the new class with its weekly pattern. */
export interface TargetClassDates extends ClassDates {
  readonly pattern: WeeklyPattern;
}
type Placed = Omit<Dated, 'item' | 'old' | 'outside'>;

const WEEK = 7;

/** Returns a day, or the next class day if it is a holiday. ADM-075 */
function offHoliday(
  day: Day,
  why: DateReason,
  { pattern, ...calendar }: TargetClassDates,
): { day: Day; why: DateReason } {
  const holiday = holidayOn(day, calendar.holidays);
  const moved = holiday && nextClassDay(day, pattern, calendar);
  return moved ? { day: moved, why: { because: 'holiday', name: holiday.name, day } } : { day, why };
}

/** Keeps the week, the weekday and the local time. ADM-074 */
function sameWeekday(item: DatedItem, from: SourceClassDates, to: TargetClassDates): Placed {
  const week = daysBetween(weekOf(from.startDay).from, localDay(item.startTime, from.timeZone));
  const { day, why } = offHoliday(addDays(weekOf(to.startDay).from, week), { because: 'weekday' }, to);
  return { new: datesOnDay(item, day, toLocalSpan(item, from.timeZone), to.timeZone), why };
}

/**
 * Works out the dates of a copied class, each with its reason; items outside of the class come first. The n-th class
 * meeting becomes the n-th of the new pattern, due dates stay tied to their sessions, and everything else keeps its
 * week, weekday and time. If the new class has too few meetings, the pattern continues after its end. ADM-074 to
 * ADM-076 @public
 */
export function copiedDates(items: readonly DatedItem[], from: SourceClassDates, to: TargetClassDates): Dated[] {
  const meetings = items
    .filter(({ isClass }) => isClass)
    .toSorted((one, other) => compareInstants(one.startTime, other.startTime) || one.id - other.id);
  const rule = {
    pattern: to.pattern,
    firstDay: to.startDay,
    lastDay: addDays(to.startDay, LAST_WEEK * WEEK - 1),
    daysLeftOut: [],
  };
  const planned = planMeetings(rule, to, { most: meetings.length }).meetings;
  const numbers = new Map(meetings.map(({ id }, index) => [id, index + 1]));
  const placeSession = (item: DatedItem): Placed => {
    const number = item.isClass ? (numbers.get(item.id) ?? 0) : 0;
    const meeting = planned[number - 1];
    if (!meeting) return sameWeekday(item, from, to);
    const { startTime, endTime } = meeting;
    return { new: { startTime, endTime }, why: { because: 'meeting', number } };
  };
  const sessions = new Map(items.filter(({ kind }) => kind === 'session').map((item) => [item.id, placeSession(item)]));
  const place = (item: DatedItem): Placed | undefined => {
    if (item.kind === 'session') return sessions.get(item.id);
    const session = item.tied && sessions.get(item.tied.sessionId)?.new;
    return item.tied && session ? tiedDueDate(item.tied, session, to) : undefined;
  };
  return inOrder(
    items.map((item) => {
      const placed = place(item) ?? sameWeekday(item, from, to);
      const { startTime, endTime } = item;
      return { item, old: { startTime, endTime }, ...placed, outside: findOutside(placed.new, to) };
    }),
  );
}

/**
 * Returns the due date of an item that is tied to a session. It is moved off holidays, unless it is due when the
 * session begins. ADM-075, ADM-096
 */
export function tiedDueDate(
  { sessionId, tie }: NonNullable<DatedItem['tied']>,
  { startTime }: Span,
  to: TargetClassDates,
): Placed {
  const why: DateReason = { because: 'tied', sessionId };
  const on = dayOfTie(tie, startTime, to.timeZone);
  const { day, why: because } = 'at' in tie ? { day: on, why } : offHoliday(on, why, to);
  const due = tiedDueOn(day, tie, startTime, to.timeZone);
  return { new: { startTime: due, endTime: due }, why: because };
}

/** A survey that is open during a range of days. */
export interface CopiedWindow {
  readonly kind: 'mid-course' | 'end-course';
  readonly from: Day;
  readonly to: Day;
}

/** Works out the survey windows of a copied class, which keep their week and weekday. ADM-073, ADM-074 */
export function copiedWindows(
  windows: readonly CopiedWindow[],
  from: { readonly startDay: Day },
  to: { readonly startDay: Day },
): { kind: CopiedWindow['kind']; old: Pick<CopiedWindow, 'from' | 'to'>; new: Pick<CopiedWindow, 'from' | 'to'> }[] {
  const days = daysBetween(weekOf(from.startDay).from, weekOf(to.startDay).from);
  return windows.map(({ kind, ...old }) => ({
    kind,
    old,
    new: { from: addDays(old.from, days), to: addDays(old.to, days) },
  }));
}
