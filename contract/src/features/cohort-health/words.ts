import type { StatusCode } from '#features/attendance/statuses';
import { gradebookContent } from '#features/grading/rights';
import type { RequirementId } from '#features/graduation/requirements';
import type { GraduationStanding } from '#features/graduation/standing';
import type { Role } from '#kernel/roles';
import type { SubmissionTiming } from './work-figures.ts';

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
