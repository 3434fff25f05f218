import { holidayOn } from '#features/universities/holidays';
import { addDays, localDay, weekOf, type Day } from '#kernel/clock';
import { datesOnDay, inOrder, findOutside, type ClassDates, type Dated, type DatedItem } from './dated.ts';
import { toLocalSpan, type LocalSpan, type Span } from './local-span.ts';
import { nextClassDay } from './weekly-meetings.ts';
import type { DateMove, WeeklyPattern } from './model.ts';

/** A class with the weekly pattern that determines its next class day. */
type Meeting = ClassDates & { readonly pattern: WeeklyPattern };

function dayOf(day: Day, move: DateMove, { pattern, ...calendar }: Meeting): Day {
  if (move.by === 'days') return addDays(day, move.days);
  if (move.by === 'weekday') return addDays(weekOf(day).from, move.weekday);
  return move.by === 'next class day' ? (nextClassDay(day, pattern, calendar) ?? day) : day;
}

const MINUTE_OF = /^(\d\d):(\d\d)/;
const minutesOf = (time: string): number => {
  const [, hours, minutes] = MINUTE_OF.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
};
const MINUTES_A_DAY = 24 * 60;

/** Moves a local span to another start time, keeping its length. */
function startingAt(time: string, { start, end, days }: LocalSpan): LocalSpan {
  const ends = minutesOf(time) + days * MINUTES_A_DAY + minutesOf(end) - minutesOf(start);
  const minutes = ends % MINUTES_A_DAY;
  const wall = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { start: `${time}:00.000`, end: wall + end.slice(wall.length), days: Math.floor(ends / MINUTES_A_DAY) };
}

/**
 * Returns the new dates of items that are moved together: in local times of the class, and off holidays to the next
 * class day. Extensions are counted from the due date, so they are unchanged. ADM-084, D-080 @public
 */
export const movedDates = (items: readonly DatedItem[], move: DateMove, to: Meeting): Dated[] =>
  inOrder(
    items.map((item) => {
      const { startTime, endTime } = item;
      const old: Span = { startTime, endTime };
      const wanted = dayOf(localDay(startTime, to.timeZone), move, to);
      const holiday = holidayOn(wanted, to.holidays);
      const day = (holiday && nextClassDay(wanted, to.pattern, to)) ?? wanted;
      const span = toLocalSpan(item, to.timeZone);
      const moved = datesOnDay(item, day, move.by === 'time' ? startingAt(move.time, span) : span, to.timeZone);
      const why: Dated['why'] =
        holiday && day !== wanted ? { because: 'holiday', name: holiday.name, day: wanted } : { because: 'chosen' };
      return {
        item,
        old,
        new: moved,
        why: isSame(old, moved) ? { because: 'kept' } : why,
        outside: findOutside(moved, to),
      };
    }),
  );

const isSame = (one: Span, other: Span): boolean => one.startTime === other.startTime && one.endTime === other.endTime;

/** Computes the dates of a class whose first day, last day or time zone changes. ADM-077\n@public */
export const settledDates = (
  items: readonly DatedItem[],
  from: Pick<ClassDates, 'timeZone'>,
  to: ClassDates,
  keeps: 'local times' | 'instants',
): Dated[] =>
  inOrder(
    items.map((item) => {
      const { startTime, endTime } = item;
      const old: Span = { startTime, endTime };
      const day = localDay(startTime, from.timeZone);
      const stays = keeps === 'instants' || from.timeZone === to.timeZone;
      const settled = stays ? old : datesOnDay(item, day, toLocalSpan(item, from.timeZone), to.timeZone);
      return { item, old, new: settled, why: { because: 'kept' }, outside: findOutside(settled, to) };
    }),
  );
