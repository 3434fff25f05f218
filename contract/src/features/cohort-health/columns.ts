import { letterForAverage } from '#features/grades/average';
import { gradebookContent } from '#features/grading/rights';
import { plural } from '#kernel/plural';
import type { Role } from '#kernel/roles';
import type { CohortRow, ComparedClass } from './model.ts';
import { countText } from './small-groups.ts';

/** '93%'; a dash where nothing is known, or too few to show. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${share}%`);

/** 'B+ (91)' */
export const gradeText = (average: number | null): string =>
  average === null ? '–' : `${letterForAverage(average)} (${average})`;

export const daysText = (days: number | null): string => (days === null ? '–' : plural(days, 'day'));

/** '71 of 169' */
export function courseDayText({ courseDay, courseDays }: CohortRow): string {
  if (courseDay === 0) return 'Not started';
  return courseDay > courseDays ? 'Ended' : `${courseDay} of ${courseDays}`;
}

/** The number of students who began, or a dash where it would tell how few have left. */
export const startedText = (started: number | null): string => (started === null ? '–' : String(started));

/** One column of the classes beside each other, on the screen and in the file. */
export interface CohortColumn {
  readonly key: string;
  readonly header: string;
  readonly text: (row: CohortRow) => string;
  /** Nothing of it is known to career staff. D-102 */
  readonly academic?: true;
}

/**
 * The columns shown for each class, in this order. SUCC-064
 * Still missing, one entry each when they come: cases new and open, and the greatest age of a case without owner
 * (success queue); survey figures, which need more than half and at least five answers (D-147, D-193).
 */
const COLUMNS: readonly CohortColumn[] = [
  { key: 'day', header: 'Day', text: courseDayText },
  { key: 'started', header: 'Started', text: ({ started }) => startedText(started) },
  { key: 'active', header: 'Active', text: ({ active }) => String(active) },
  { key: 'left', header: 'Left', text: ({ left }) => countText(left) },
  { key: 'attendance', header: 'Attendance', academic: true, text: ({ attendance }) => shareText(attendance) },
  { key: 'inTime', header: 'On time', text: ({ submittedInTime }) => shareText(submittedInTime) },
  { key: 'onTrack', header: 'On track', text: ({ standings }) => countText(standings['on track']) },
  { key: 'atRisk', header: 'At risk', text: ({ standings }) => countText(standings['at risk']) },
  { key: 'offTrack', header: 'Off track', text: ({ standings }) => countText(standings['off track']) },
  { key: 'waiting', header: 'To grade', text: ({ waiting }) => String(waiting) },
  { key: 'oldest', header: 'Longest wait', text: ({ oldestWaiting }) => daysText(oldestWaiting) },
];

const seesLetters = (role: Role) => gradebookContent(role) !== 'career';

/** The columns for roles, of which one at least must see more than careers for the others. */
export const cohortColumns = (roles: readonly Role[]): CohortColumn[] =>
  COLUMNS.filter(({ academic }) => !academic || roles.some(seesLetters));

/** By what a class is compared with those before it. SUCC-066 */
export const COMPARED_BY = [
  { key: 'attendance', header: 'Attendance', text: ({ attendance }: ComparedClass) => shareText(attendance) },
  { key: 'inTime', header: 'Submitted on time', text: (each: ComparedClass) => shareText(each.submittedInTime) },
  { key: 'average', header: 'Average grade', text: ({ average }: ComparedClass) => gradeText(average) },
  { key: 'left', header: 'Left the class', text: ({ left }: ComparedClass) => shareText(left) },
] as const;
