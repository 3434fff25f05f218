import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { CourseFolder, Files } from '#kernel/course-folder/folder';
import { readFolder } from '#kernel/course-folder/read-folder';

type Course = CourseFolder<typeof COURSE_FOLDER>;
export type SessionItem = Course['sessions'][number];
export type AssignmentItem = Course['assignments'][number];

const FOLDER = join(import.meta.dirname, 'full-stack');
/** The weekdays on which demo classes meet; the last one is for office hours. */
const MEETINGS = [0, 1, 2, 4] as const;
const WEEK = 7;

let course: Course | undefined;

/** The full-stack curriculum in the files beside this one, which are read when first needed. ADM-104 */
export function fullStack(): Course {
  if (course) return course;
  const { folder, mistakes } = readFolder(filesIn(FOLDER), COURSE_FOLDER, folderFaults);
  if (!folder) throw new Error(`The demo curriculum has mistakes: ${JSON.stringify(mistakes)}`);
  course = folder;
  return folder;
}

const filesIn = (root: string): Files =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(root.length + 1).replaceAll(sep, '/'), readFileSync(path)]),
  );

/** Converts a place in a file into days from the first day of the class. */
export function dayInClass({ meeting, days, day }: AssignmentItem['facts']['due']): number {
  if (meeting === null) return (day ?? 1) - 1;
  const week = Math.floor((meeting - 1) / MEETINGS.length);
  return week * WEEK + (MEETINGS[(meeting - 1) % MEETINGS.length] ?? 0) + days;
}
