import type { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { getSchedule, type ScheduleFacts } from '#features/scheduling/queries-class';
import type { CourseFolder } from '#kernel/course-folder/folder';
import { folderOfClass } from './folder-of-class.ts';
import type { Curriculum } from './queries-items.ts';
import { findClassAssignments, findClassSessions, findKeysLeft } from './queries.ts';

export type ClassKey = Pick<ClassAdministrator, 'universityId' | 'courseId'>;

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

interface ClassFolder {
  readonly code: string;
  readonly folder: CourseFolder<typeof COURSE_FOLDER>;
}

/** Reads the content of a class in any state as a course folder. ADM-104 */
export async function classFolder(db: Db, place: ClassKey): Promise<ClassFolder> {
  const course = await getCurriculum(db, place, false);
  return { code: course.code, folder: folderOfClass(course) };
}
