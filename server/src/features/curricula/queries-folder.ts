import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { Db } from '#database/db';
import type { CourseFolder } from '#kernel/course-folder/folder';
import { classFolder } from './queries-class.ts';
import { assignKeysIn } from './queries-keys.ts';

/** Reads a class as a course folder and stores the keys by which its items are known there. ADM-102, ADM-104 */
export async function keepClassFolder(tx: Db, place: ClassKey): Promise<CourseFolder<typeof COURSE_FOLDER>> {
  await assignKeysIn(tx, place);
  return (await classFolder(tx, place)).folder;
}
