import { holidayOn } from '@bcs/contract/features/universities/holidays';
import { addDays, courseWeek, localDay, weekOf, type Day } from '@bcs/contract/kernel/clock';
import type { Output } from '#lib/api.ts';

export type ScheduledClass = Output<'adminSessions'>['course'];
export type ListedSession = Output<'adminSessions'>['sessions'][number];

/** A day of a schedule. */
export interface ScheduleDay {
  readonly day: Day;
  readonly sessions: readonly ListedSession[];
  readonly holiday: string | null;
  /** Before the first or after the last day of the class. */
  readonly outside: boolean;
}
/** A week of a schedule, Sunday to Saturday; 0 and less lie before the class. D-011 */
export type ScheduleWeek = { readonly number: number; readonly days: readonly ScheduleDay[] };

/** All weeks of a class, and those before and after it in which something takes place. */
export function scheduleWeeks(course: ScheduledClass, sessions: readonly ListedSession[]): ScheduleWeek[] {
  const byDay = Map.groupBy(sessions, ({ startTime }) => localDay(startTime, course.timeZone));
  const taken = [...byDay.keys()].toSorted();
  const first = weekOf([taken[0] ?? course.startDay, course.startDay].toSorted()[0] ?? course.startDay).from;
  const last = [taken.at(-1) ?? course.endDay, course.endDay].toSorted()[1] ?? course.endDay;
  const weeks: ScheduleWeek[] = [];
  for (let sunday = first; sunday <= last; sunday = addDays(sunday, 7)) {
    const days = Array.from({ length: 7 }, (_, index): ScheduleDay => {
      const day = addDays(sunday, index);
      return {
        day,
        sessions: byDay.get(day) ?? [],
        holiday: holidayOn(day, course.holidays)?.name ?? null,
        outside: day < course.startDay || day > course.endDay,
      };
    });
    const isOutside = days.every(({ outside }) => outside);
    if (!isOutside || days.some(({ sessions: on }) => on.length > 0))
      weeks.push({ number: courseWeek(course.startDay, sunday), days });
  }
  return weeks;
}

/** Tells whether a week is the one of today. */
export const isThisWeek = ({ days }: ScheduleWeek, today: Day): boolean => days.some(({ day }) => day === today);
