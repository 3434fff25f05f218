import type { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import type { CourseFolder } from '#kernel/course-folder/folder';
import { getCurriculum, keepKeysWithin } from './curriculum-of-class.ts';
import { folderOfClass } from './folder-of-class.ts';

/** What stands in a class as a course folder; its items keep the keys by which they are known there. ADM-102, ADM-104 */
export async function keepClassFolder(
  tx: Db,
  place: Pick<ClassAdministrator, 'universityId' | 'courseId'>,
): Promise<CourseFolder<typeof COURSE_FOLDER>> {
  await keepKeysWithin(tx, place);
  return folderOfClass(await getCurriculum(tx, place, false));
}
