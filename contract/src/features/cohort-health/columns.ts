import { letterForAverage } from '#features/grades/average';
import { plural } from '#kernel/plural';
import type { CohortRow, ComparedClass } from './model.ts';

/** '93%'; a dash where nothing is known, or too few to show. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${share}%`);

/** 'B+ (91)' */
export const gradeText = (average: number | null): string =>
  average === null ? '–' : `${letterForAverage(average)} (${average})`;

export const daysText = (days: number | null): string => (days === null ? '–' : plural(days, 'day'));

/** '71 of 169'. @param before stands before the number of a day, where no heading says that it is one: 'Day 71 of 169' */
export function courseDayText({ courseDay, courseDays }: CohortRow, before = ''): string {
  if (courseDay === 0) return 'Not started';
  return courseDay > courseDays ? 'Ended' : `${before}${courseDay} of ${courseDays}`;
}

/** The number of students who began, or a dash where it would tell how few have left. */
export const startedText = (started: number | null): string => (started === null ? '–' : String(started));

/** The figures by which a class is compared with those before it. SUCC-066 */
export const COMPARED_BY = [
  { key: 'attendance', header: 'Attendance', text: ({ attendance }: ComparedClass) => shareText(attendance) },
  { key: 'inTime', header: 'Submitted on time', text: (each: ComparedClass) => shareText(each.submittedInTime) },
  { key: 'average', header: 'Average grade', text: ({ average }: ComparedClass) => gradeText(average) },
  { key: 'left', header: 'Left the class', text: ({ left }: ComparedClass) => shareText(left) },
] as const;
