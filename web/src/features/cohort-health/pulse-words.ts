import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { daysText, shareText, workPartsText } from '@bcs/contract/features/cohort-health/words';
import type { ClassPulse } from '@bcs/contract/features/cohort-health/model';
import { plural } from '@bcs/contract/kernel/plural';

/** Says the attendance: '21 of 24 in Node Basics'. */
export const attendanceText = ({ came, expected, name, running }: NonNullable<ClassPulse['attendance']>): string =>
  running
    ? `recorded in ${name}, which is not over`
    : came === null || expected === null
      ? `in ${name}`
      : `${came} of ${expected} in ${name}`;

/** '1 of 24': how far attendance has been taken in a class that is not over. D-241 */
export const recordedText = ({ recorded, students }: NonNullable<NonNullable<ClassPulse['attendance']>['running']>) =>
  `${countText(recorded)} of ${students}`;

/** Says how long the oldest work has waited: 'The oldest has waited for 5 days'. */
const oldestText = ({ waiting, oldest }: Pick<ClassPulse['work'], 'waiting' | 'oldest'>): string =>
  waiting === 0 || oldest === null
    ? 'Nothing is waiting'
    : oldest === 0
      ? 'All from today'
      : `Oldest: ${daysText(oldest)}`;

/** Says the age and the kinds of waiting work: 'Oldest: 5 days. 25 academic, 20 career'. */
export const workText = (work: ClassPulse['work']): string =>
  work.academic === null || work.waiting === 0
    ? oldestText(work)
    : `${oldestText(work)}. ${workPartsText(work.waiting, work.academic)}`;

/** '11 off track, 2 at risk, of 24 students' */
export const standingText = ({ offTrack, atRisk, students }: ClassPulse['standing']): string =>
  `${countText(offTrack)} off track, ${countText(atRisk)} at risk, of ${plural(students, 'student')}`;

/** Describes a line for people who do not see it: its beginning, its highest value and its end. */
export function courseText(over: string, values: readonly (number | null)[], unit = ''): string {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return `${over}: too few to show`;
  const text = (value: number) => (unit === '%' ? shareText(value) : String(value));
  return `${over}: from ${text(first)} to ${text(last)}, at most ${text(Math.max(...known))}`;
}
