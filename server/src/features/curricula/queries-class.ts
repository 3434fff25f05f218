import type { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { getSchedule, type ScheduleFacts } from '#features/scheduling/queries-class';
import type { CourseFolder, FolderItem } from '#kernel/course-folder/folder';
import { type Curriculum, itemsOfClass, oneLine } from './queries-items.ts';
import { findClassAssignments, findClassSessions, findKeysLeft } from './queries.ts';

/** A class as a course folder; what was cancelled or archived is not in it. ADM-104 */
function folderOfClass(course: Curriculum): CourseFolder<typeof COURSE_FOLDER> {
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

/**
 * The class with all that its folder holds.
 * @param holds whether nobody else plans it until the transaction ends
 */
export const getCurriculum = async (db: Db, place: ClassKey, holds: boolean): Promise<Curriculum & ScheduleFacts> => ({
  ...(await getSchedule(db, place, holds)),
  sessions: await findClassSessions(db, place),
  assignments: await findClassAssignments(db, place),
  keysLeft: await findKeysLeft(db, place),
});

type ClassFolder = Readonly<{ code: string; folder: CourseFolder<typeof COURSE_FOLDER> }>;

/** Reads the content of a class in any state as a course folder. ADM-104 */
export async function classFolder(db: Db, place: ClassKey): Promise<ClassFolder> {
  const course = await getCurriculum(db, place, false);
  return { code: course.code, folder: folderOfClass(course) };
}
