import type { StatusCode } from '#features/attendance/statuses';
import { gradebookContent } from '#features/grading/rights';
import type { RequirementId } from '#features/graduation/requirements';
import type { GraduationStanding } from '#features/graduation/standing';
import type { Role } from '#kernel/roles';
import { letterForAverage } from '#features/grades/average';
import { plural } from '#kernel/plural';
import type { SubmissionTiming } from './work-figures.ts';
import type { CohortRow, ComparedClass } from './model.ts';

/** Tells to which kind of work the figures of a role are limited; null if to none. D-102 */
export function partOfWork(role: Role): 'academic' | 'career' | null {
  const content = gradebookContent(role);
  return content === 'all' ? null : content;
}

/**
 * Labels a figure that counts work, such as 'On time (academic)', so that two roles whose figures differ can see why.
 * D-241
 */
export function workLabel(label: string, role: Role): string {
  const part = partOfWork(role);
  return part === null ? label : `${label} (${part})`;
}

/** Splits an amount of work by kind, such as '25 academic, 20 career'. D-241 */
export const workPartsText = (whole: number, academic: number): string =>
  `${academic} academic, ${whole - academic} career`;

/** The segments of an attendance bar, from the bottom. */
export const ATTENDANCE_WORDS: readonly { readonly code: StatusCode; readonly label: string }[] = [
  { code: 'present', label: 'Present' },
  { code: 'remote', label: 'Remote' },
  { code: 'exception', label: 'Excused' },
  { code: 'absent', label: 'Absent' },
  { code: 'none', label: 'Not recorded' },
];

/** The segments of a submissions bar, from the bottom. */
export const HAND_IN_WORDS: readonly { readonly key: SubmissionTiming; readonly label: string }[] = [
  { key: 'inTime', label: 'On time' },
  { key: 'late', label: 'Late' },
  { key: 'missing', label: 'Not submitted' },
];

export const STANDING_WORDS: Readonly<Record<GraduationStanding, string>> = {
  'on track': 'On track',
  'at risk': 'At risk',
  'off track': 'Off track',
};

/** Short names for the requirements that can keep a student from graduating. */
export const REASON_WORDS: Readonly<Record<RequirementId, string>> = {
  absences: 'absences',
  remote: 'remote days',
  average: 'average',
  missed: 'missed work',
  graduationWork: 'required work',
  career: 'milestones',
};

/** Formats a percentage, such as '93%'; a dash stands for unknown or hidden figures. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${share}%`);

/** Formats an average, such as 'B+ (91)'. */
export const gradeText = (average: number | null): string =>
  average === null ? '–' : `${letterForAverage(average)} (${average})`;

export const daysText = (days: number | null): string => (days === null ? '–' : plural(days, 'day'));

/**
 * Formats the day of a course, such as '71 of 169'.
 * @param before text to put in front where no heading explains the number, as in 'Day 71 of 169'
 */
export function courseDayText({ courseDay, courseDays }: CohortRow, before = ''): string {
  if (courseDay === 0) return 'Not started';
  return courseDay > courseDays ? 'Ended' : `${before}${courseDay} of ${courseDays}`;
}

/** The number of students who began, or a dash if it would reveal how few have left. */
export const startedText = (started: number | null): string => (started === null ? '–' : String(started));

/** The figures by which a class is compared with those before it. SUCC-066 */
export const COMPARED_FIGURES = [
  { key: 'attendance', header: 'Attendance', text: ({ attendance }: ComparedClass) => shareText(attendance) },
  { key: 'inTime', header: 'Submitted on time', text: (each: ComparedClass) => shareText(each.submittedInTime) },
  { key: 'average', header: 'Average grade', text: ({ average }: ComparedClass) => gradeText(average) },
  { key: 'left', header: 'Left the class', text: ({ left }: ComparedClass) => shareText(left) },
] as const;
