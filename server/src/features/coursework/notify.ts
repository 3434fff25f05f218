import type { Assignment } from '@bcs/contract/features/coursework/model';
import { isExtended } from '@bcs/contract/features/coursework/due-date';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';

/**
 * Notifies students of another due date; when an extension is removed, only those who have read about it. Reminders are
 * withdrawn. Annex F, D-201
 */
export async function notifyDueDateChanged(
  db: Db,
  viewer: Viewer,
  assignment: Assignment,
  now: Instant,
): Promise<void> {
  const occasion = { course: viewer, now };
  const item = { ...assignment, assignmentId: assignment.id };
  const tell = isExtended(assignment.bufferDays) ? notify : notifyUndone;
  await tell(db, 'DUE_DATE_CHANGED', item, occasion);
  await notifyUndone(db, 'ASSIGNMENT_DUE', { assignmentId: assignment.id }, occasion);
  await notifyUndone(db, 'ASSIGNMENT_OVERDUE', { assignmentId: assignment.id }, occasion);
}
