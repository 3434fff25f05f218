import { SMALL_GROUP_TEXT } from './small-groups.ts';

/** The definitions of the terms on the cohort page, also included when it is printed or saved. SUCC-069 */
export const DEFINITIONS: readonly (readonly [term: string, meaning: string])[] = [
  [
    'Attendance',
    'Present or remote, of all who were present, remote or absent. Excused absences and missing records are left out. A class meeting counts once it is over.',
  ],
  ['Submitted on time', 'First submitted by the due date, extensions included, of all work that was due.'],
  [
    'Academic, career',
    'Stands behind a label that counts this work only. Without it, a label counts all work of the class, with its academic part beside it: the figure of those who see no career work.',
  ],
  ['Who is counted', 'Everyone enrolled at that class meeting or due date, including students who have left since.'],
  ['To grade', 'Submitted work that waits for a grade or feedback, of students who are in the class.'],
  ['On track', 'Meets every graduation requirement that can be judged today.'],
  [
    'At risk',
    'Meets them all, but is one absence or one missed assignment from a limit, or less than two points above the required average.',
  ],
  ['Off track', 'Misses at least one graduation requirement today.'],
  ['Days until graded', 'Whole days from the last submission to its grade or feedback.'],
  ['Compared classes', 'Up to three ended classes of the same program and university, at the same class meeting.'],
  [
    SMALL_GROUP_TEXT.replace(/^f/, 'F'),
    'Shown where names are not: for a group of fewer than five, and for the smallest other group that would give it away. A dash stands for a percentage that would.',
  ],
];
