import type { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { getSchedule } from '#features/scheduling/queries-class';
import type { CourseFolder } from '#kernel/course-folder/folder';
import { folderOfClass } from './folder-of-class.ts';
import { findClassAssignments, findClassSessions } from './queries.ts';

interface ClassFolder {
  readonly code: string;
  readonly folder: CourseFolder<typeof COURSE_FOLDER>;
}

/** What stands in a class, whatever it is, as a course folder. ADM-104 */
export async function classFolder(
  db: Db,
  place: Pick<ClassAdministrator, 'universityId' | 'courseId'>,
): Promise<ClassFolder> {
  const { code, ...course } = await getSchedule(db, place, false);
  const sessions = await findClassSessions(db, place);
  const assignments = await findClassAssignments(db, place);
  return { code, folder: folderOfClass({ ...course, sessions, assignments }) };
}
