import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Database, Db } from '#database/db';
import { getSchedule, type ScheduleFacts } from '#features/scheduling/queries-class';
import type { Curriculum } from './folder-of-class.ts';
import { itemsOfClass } from './items-of-class.ts';
import { findClassAssignments, findClassSessions, findKeysLeft, setKeys } from './queries.ts';

type Place = Pick<ClassAdministrator, 'universityId' | 'courseId'>;

/** The class with all that its folder holds. */
export const getCurriculum = async (db: Db, viewer: Place, holds: boolean): Promise<Curriculum & ScheduleFacts> => ({
  ...(await getSchedule(db, viewer, holds)),
  sessions: await findClassSessions(db, viewer),
  assignments: await findClassAssignments(db, viewer),
  keysLeft: await findKeysLeft(db, viewer),
});

const isUnknown = ({ key }: { readonly key: string | null }): boolean => key === null;

/** Gives a key to every item that has none, once and for good: files name items by them. ADM-102, ADM-104 */
export async function keepKeys(database: Database, viewer: Place): Promise<void> {
  const course = await getCurriculum(database, viewer, false);
  if ([...course.sessions, ...course.assignments].some(isUnknown))
    await database.transaction((tx) => keepKeysWithin(tx, viewer));
}

/** The same in a transaction. */
export async function keepKeysWithin(tx: Db, viewer: Place): Promise<void> {
  const { sessions, assignments } = itemsOfClass(await getCurriculum(tx, viewer, true));
  const unknown = (items: readonly { key: string; stored: { id: number; key: string | null } }[]) =>
    items.filter(({ stored }) => isUnknown(stored)).map(({ key, stored: { id } }) => ({ id, key }));
  await setKeys(tx, viewer, 'sessions', unknown(sessions));
  await setKeys(tx, viewer, 'assignments', unknown(assignments));
}
