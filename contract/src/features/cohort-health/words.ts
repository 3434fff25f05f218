import type { StatusCode } from '#features/attendance/statuses';
import { gradebookContent } from '#features/grading/rights';
import type { RequirementId } from '#features/graduation/requirements';
import type { GraduationStanding } from '#features/graduation/standing';
import type { Role } from '#kernel/roles';
import { letterForAverage } from '#features/grades/average';
import { plural } from '#kernel/plural';
import type { SubmissionTiming } from './work-figures.ts';
import type { CohortRow, ComparedClass } from './model.ts';

/** Which work the figures of a role count; null where it is all of it. D-102 */
export function partOfWork(role: Role): 'academic' | 'career' | null {
  const content = gradebookContent(role);
  return content === 'all' ? null : content;
}

/** The label of a figure that counts work: 'On time (academic)'. Two roles whose figures differ read why. D-241 */
export function workLabel(label: string, role: Role): string {
  const part = partOfWork(role);
  return part === null ? label : `${label} (${part})`;
}

/** '25 academic, 20 career': what a number of work consists of. D-241 */
export const workPartsText = (whole: number, academic: number): string =>
  `${academic} academic, ${whole - academic} career`;

/** The parts of a bar of attendance, from the bottom. */
export const ATTENDANCE_WORDS: readonly { readonly code: StatusCode; readonly label: string }[] = [
  { code: 'present', label: 'Present' },
  { code: 'remote', label: 'Remote' },
  { code: 'exception', label: 'Excused' },
  { code: 'absent', label: 'Absent' },
  { code: 'none', label: 'Not recorded' },
];

/** The parts of a bar of submitted work, from the bottom. */
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

/** The requirements that can keep a student from graduating, in a word or two. */
export const REASON_WORDS: Readonly<Record<RequirementId, string>> = {
  absences: 'absences',
  remote: 'remote days',
  average: 'average',
  missed: 'missed work',
  graduationWork: 'required work',
  career: 'milestones',
};

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
