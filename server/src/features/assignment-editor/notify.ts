import { isMoved, type ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import { notify, type EventPlace } from '#features/notifications/notify';
import { notifyGone, notifyUndone } from '#features/notifications/notify-undone';
import type { Db } from '#database/db';
import type { Context } from '#kernel/context';
import { audit, type AuditAuthor } from '#kernel/audit';
import { changedAssignment } from '#kernel/item-history';
import type { StoredChange } from './queries-consequences.ts';
import { setDueDates } from './queries-write.ts';

type Changes = readonly ItemChange[];

const movedIn = (changes: Changes) =>
  changes.filter(isMoved).map(({ after }) => ({ ...after, assignmentId: after.id }));

/** Notifies students of another due date, and withdraws reminders that no longer apply. D-080, D-201 */
export async function notifyChanged(db: Db, changes: Changes, occasion: EventPlace): Promise<void> {
  await notify(db, 'DUE_DATE_CHANGED', movedIn(changes), occasion);
  await withdrawReminders(db, changes, occasion);
}

/** Notifies students of due dates that move together, in one message. ADM-088, D-190 */
export async function notifyMoved(db: Db, changes: Changes, occasion: EventPlace): Promise<void> {
  const [first, ...others] = movedIn(changes);
  if (first) await notify(db, 'DUE_DATE_CHANGED', { ...first, others: others.length }, occasion);
  await withdrawReminders(db, changes, occasion);
}

/**
 * Withdraws reminders about assignments that have moved or no longer count, and for the latter also the news of due
 * dates. D-201
 */
export async function withdrawReminders(db: Db, changes: Changes, occasion: EventPlace): Promise<void> {
  const outdated = changes
    .filter((change) => isMoved(change) || change.after === null)
    .flatMap(({ before }) => (before ? [{ assignmentId: before.id }] : []));
  await notifyUndone(db, 'ASSIGNMENT_DUE', outdated, occasion);
  await notifyUndone(db, 'ASSIGNMENT_OVERDUE', outdated, occasion);
  const gone = changes.flatMap(({ before, after }) =>
    before && !after ? [{ ...before, assignmentId: before.id }] : [],
  );
  await notifyGone(db, 'DUE_DATE_CHANGED', gone, occasion.course);
}

/**
 * Saves due dates that move together, or along with the sessions to which they are tied. ADM-084, ADM-088, ADM-096,
 * D-080
 * @param counted the same changes as the class counts them
 * @param telling whether each student gets one message, or none because another message mentions it; reminders are
 * withdrawn either way
 */
export async function saveFollowingDueDates(
  { db, viewer, now }: Context,
  author: AuditAuthor,
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
