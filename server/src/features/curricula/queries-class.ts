import type { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { getSchedule, type ScheduleFacts } from '#features/scheduling/queries-class';
import type { CourseFolder, FolderItem } from '#kernel/course-folder/folder';
import { type Curriculum, itemsOfClass, toOneLine } from './queries-items.ts';
import { findClassAssignments, findClassSessions, findKeysLeft } from './queries.ts';

/** Converts a class into a course folder, without cancelled or archived items. ADM-104 */
function folderOfClass(course: Curriculum): CourseFolder<typeof COURSE_FOLDER> {
  const { sessions, assignments } = itemsOfClass(course);
  return {
    course: { name: toOneLine(course.name), program: course.program === null ? null : toOneLine(course.program) },
    sessions: sessions.map(plain).toSorted(byFile),
    assignments: assignments.map(plain).toSorted(byFile),
    resources: new Map(),
  };
}

const plain = <Facts>({ key, facts, text }: FolderItem<Facts>): FolderItem<Facts> => ({ key, facts, text });

const byFile = (one: { readonly key: string }, other: { readonly key: string }): number =>
  `${one.key}.md` < `${other.key}.md` ? -1 : 1;

/**
 * Reads the class with everything for its folder.
 * @param holds whether to lock its plan until the transaction ends
 */
export const getCurriculum = async (db: Db, place: ClassKey, holds: boolean): Promise<Curriculum & ScheduleFacts> => ({
  ...(await getSchedule(db, place, holds)),
  sessions: await findClassSessions(db, place),
  assignments: await findClassAssignments(db, place),
  keysLeft: await findKeysLeft(db, place),
});

type ClassFolder = Readonly<{ code: string; folder: CourseFolder<typeof COURSE_FOLDER> }>;

/** Reads a class in any state as a course folder. ADM-104 */
export async function classFolder(db: Db, place: ClassKey): Promise<ClassFolder> {
  const course = await getCurriculum(db, place, false);
  return { code: course.code, folder: folderOfClass(course) };
}
