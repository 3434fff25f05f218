import type { CohortNames, OwnClass } from '@bcs/contract/features/cohort-health/model';
import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { monthDay } from './plot-words.ts';

/** A class meeting by its place in the marks of a student. */
export interface WeekMeeting {
  readonly place: number;
  readonly name: string;
}

/** The class meetings in columns, one for each week of the course that has some; each week from the top down. */
export function groupByWeek(
  meetings: CohortNames['meetings'],
  { startDate, timeZone }: Pick<OwnClass, 'startDate' | 'timeZone'>,
): readonly (readonly WeekMeeting[])[] {
  const weeks = new Map<number, WeekMeeting[]>();
  for (const [place, { name, startTime }] of meetings.entries()) {
    const day = localDay(startTime, timeZone);
    const week = courseWeek(startDate, day);
    const meeting = { place, name: `${monthDay(day)} ${name}` };
    weeks.set(week, [...(weeks.get(week) ?? []), meeting]);
  }
  return [...weeks.values()];
}
