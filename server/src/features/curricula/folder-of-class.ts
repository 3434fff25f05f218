import type { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { CourseFolder, FolderItem } from '#kernel/course-folder/folder';
import { itemsOfClass, oneLine, type Curriculum } from './queries-items.ts';

/** A class as a course folder; what was cancelled or archived is not in it. ADM-104 */
export function folderOfClass(course: Curriculum): CourseFolder<typeof COURSE_FOLDER> {
  const { sessions, assignments } = itemsOfClass(course);
  return {
    course: { name: oneLine(course.name), program: course.program === null ? null : oneLine(course.program) },
    sessions: sessions.map(plain).toSorted(byFile),
    assignments: assignments.map(plain).toSorted(byFile),
    resources: new Map(),
  };
}

const plain = <Facts>({ key, facts, text }: FolderItem<Facts>): FolderItem<Facts> => ({ key, facts, text });

const byFile = (one: { readonly key: string }, other: { readonly key: string }): number =>
  `${one.key}.md` < `${other.key}.md` ? -1 : 1;
