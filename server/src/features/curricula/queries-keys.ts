import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { Database, Db } from '#database/db';
import type { CourseFolder } from '#kernel/course-folder/folder';
import { getCurriculum, classFolder } from './queries-class.ts';
import { itemsOfClass } from './queries-items.ts';
import { setKeys } from './queries.ts';

const isUnknown = ({ key }: { readonly key: string | null }): boolean => key === null;

/** Stores the keys within a transaction. */
async function assignKeysIn(tx: Db, place: ClassKey): Promise<void> {
  const { sessions, assignments } = itemsOfClass(await getCurriculum(tx, place, true));
  const unknown = (items: readonly { key: string; stored: { id: number; key: string | null } }[]) =>
    items.filter(({ stored }) => isUnknown(stored)).map(({ key, stored: { id } }) => ({ id, key }));
  await setKeys(tx, place, 'sessions', unknown(sessions));
  await setKeys(tx, place, 'assignments', unknown(assignments));
}

/** Gives a permanent key to every item without one, since files name items by their keys. ADM-102, ADM-104 */
export async function assignKeys(database: Database, place: ClassKey): Promise<void> {
  const course = await getCurriculum(database, place, false);
  if ([...course.sessions, ...course.assignments].some(isUnknown))
    await database.transaction((tx) => assignKeysIn(tx, place));
}

/** Reads a class as a course folder, and stores the keys of its items. ADM-102, ADM-104 */
export async function keepClassFolder(tx: Db, place: ClassKey): Promise<CourseFolder<typeof COURSE_FOLDER>> {
  await assignKeysIn(tx, place);
  return (await classFolder(tx, place)).folder;
}
