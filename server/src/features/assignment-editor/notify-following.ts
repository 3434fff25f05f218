import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { audit, onScreen } from '#kernel/audit';
import { changed } from './history.ts';
import { notifyChanged } from './notify.ts';
import type { StoredChange } from './queries-consequences.ts';
import { setDueDates } from './queries-following.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}

/**
 * Due dates that are tied to changed sessions follow them, and students are told as of any other. ADM-096, D-080
 * @param counted the same changes as the class counts them
 */
export async function saveFollowing(
  context: Context,
  following: readonly StoredChange[],
  counted: readonly ItemChange[],
): Promise<void> {
  if (following.length === 0) return;
  const { db, viewer, now } = context;
  const after = following.map((change) => change.after);
  await setDueDates(db, viewer, after, now);
  await audit(
    db,
    onScreen(context),
    following.map(({ before, after: to }) => ({
      ...changed('update', viewer, to),
      before: before && { dueDate: before.dueDate },
      after: { dueDate: to.dueDate },
    })),
  );
  await notifyChanged(db, counted, { course: viewer, now });
}
