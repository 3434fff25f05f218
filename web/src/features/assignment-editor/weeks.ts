import { addDays, courseWeek, localDay, weekOf, type Day, type Zone } from '@bcs/contract/kernel/clock';
import type { ListedAssignment } from './assignment-words.ts';

export interface AssignmentWeek {
  /** 1 is the week in which the class starts. */
  readonly number: number;
  readonly from: Day;
  readonly rows: readonly ListedAssignment[];
}

/** The assignments by the week of the class in which they are due, in their order; weeks without any are left out. ADM-091 */
export function groupByWeek(
  assignments: readonly ListedAssignment[],
  course: { startDate: Day; timeZone: Zone },
): AssignmentWeek[] {
  const weeks = new Map<number, { from: Day; rows: ListedAssignment[] }>();
  for (const each of assignments) {
    const day = addDays(localDay(each.dueDate, course.timeZone), each.bufferDays);
    const number = courseWeek(course.startDate, day);
    const week = weeks.get(number) ?? { from: weekOf(day).from, rows: [] };
    week.rows.push(each);
    weeks.set(number, week);
  }
  return [...weeks].map(([number, week]) => ({ number, ...week })).toSorted((a, b) => a.number - b.number);
}
