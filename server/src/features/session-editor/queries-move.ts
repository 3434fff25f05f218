import type { MovableItem } from '@bcs/contract/features/session-editor/model-move';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { findStoredOf, type StoredAssignment } from '#features/assignment-editor/queries';
import { findStanding, type StoredSession } from './queries.ts';

type Place = Pick<ClassAdministrator, 'universityId' | 'courseId'>;

/** The present sessions and assignments that are moved. */
export interface MovableItems {
  readonly sessions: StoredSession[];
  readonly assignments: StoredAssignment[];
}

/** Those of the items that take place or count. @param holds whether nobody changes them until the transaction ends */
export async function findMovable(
  db: Db,
  place: Place,
  items: readonly MovableItem[],
  holds: boolean,
): Promise<MovableItems> {
  const idsOf = (kind: MovableItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  return {
    sessions: await findStanding(db, place, idsOf('session'), holds),
    assignments: await findStoredOf(db, place, idsOf('assignment'), holds),
  };
}
