import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import type { Context } from '#kernel/context';
import { audit, type Author } from '#kernel/audit';
import { changedAssignment } from '#kernel/item-history';
import { notifyMoved, withdrawReminders } from './notify.ts';
import type { StoredChange } from './queries-consequences.ts';
import { setDueDates } from './queries-following.ts';

/**
 * Saves due dates that move together, or with the sessions that they are tied to. ADM-084, ADM-088, ADM-096, D-080
 * @param counted the same changes as the class counts them
 * @param telling in one message to each student, or in none where another message tells it: reminders are withdrawn
 */
export async function saveFollowing(
  { db, viewer, now }: Context,
  author: Author,
  following: readonly StoredChange[],
  counted: readonly ItemChange[],
  telling: 'tell once' | 'withdraw',
): Promise<void> {
  if (following.length === 0) return;
  const after = following.map((change) => change.after);
  await setDueDates(db, viewer, after, now);
  await audit(
    db,
    author,
    following.map(({ before, after: to }) => ({
      ...changedAssignment('update', viewer, to),
      before: before && { dueDate: before.dueDate },
      after: { dueDate: to.dueDate },
    })),
  );
  const occasion = { course: viewer, now };
  const tell = telling === 'tell once' ? notifyMoved : withdrawReminders;
  await tell(db, counted, occasion);
}
