import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import { notify, type Occasion } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import type { Db } from '#database/db';

/** Tells the students another due date, and withdraws the reminders of what moved or no longer counts. D-080, D-201 */
export async function notifyChanged(db: Db, changes: readonly ItemChange[], occasion: Occasion): Promise<void> {
  for (const change of changes) await notifyOf(db, change, occasion);
}

async function notifyOf(db: Db, { before, after }: ItemChange, occasion: Occasion): Promise<void> {
  if (before === null) return;
  const assignmentId = before.id;
  const isMoved = after !== null && before.effectiveDueDate !== after.effectiveDueDate;
  if (after !== null && !isMoved) return;
  if (after !== null) await notify(db, 'DUE_DATE_CHANGED', { ...after, assignmentId }, occasion);
  await notifyUndone(db, 'ASSIGNMENT_DUE', { assignmentId }, occasion);
  await notifyUndone(db, 'ASSIGNMENT_OVERDUE', { assignmentId }, occasion);
}

const movedOf = (changes: readonly ItemChange[]) =>
  changes.flatMap(({ before, after }) =>
    before !== null && after !== null && before.effectiveDueDate !== after.effectiveDueDate ? [after] : [],
  );

/** Tells the students other due dates in one message for all of them. ADM-088, D-190 */
export async function notifyMoved(db: Db, changes: readonly ItemChange[], occasion: Occasion): Promise<void> {
  const [first, ...others] = movedOf(changes);
  if (first)
    await notify(db, 'DUE_DATE_CHANGED', { ...first, assignmentId: first.id, others: others.length }, occasion);
}

/** Withdraws the reminders of what moved. D-201 */
export async function withdrawReminders(db: Db, changes: readonly ItemChange[], occasion: Occasion): Promise<void> {
  const moved = movedOf(changes).map(({ id: assignmentId }) => ({ assignmentId }));
  await notifyUndone(db, 'ASSIGNMENT_DUE', moved, occasion);
  await notifyUndone(db, 'ASSIGNMENT_OVERDUE', moved, occasion);
}
