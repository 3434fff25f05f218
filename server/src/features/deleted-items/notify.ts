import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { EventPlace } from '#features/notifications/notify';
import { notifyGone, notifyUndone } from '#features/notifications/notify-undone';
import { notifyCancelled } from '#features/sessions/notify';
import type { HeldAssignment, HeldSession } from './queries-items.ts';

/** Tells whether students would still attend the session. */
const takesPlace = ({ endTime, cancelledAt }: HeldSession, now: Instant): boolean =>
  cancelledAt === null && endTime > now;

/**
 * Notifies students who would attend that the session does not take place; other deletions are not announced. ADM-088,
 * D-190
 */
export async function notifyOfDeletedSession(db: Db, session: HeldSession, occasion: EventPlace): Promise<void> {
  const { id, name, startTime, contextId } = session;
  if (takesPlace(session, occasion.now))
    return notifyCancelled(db, occasion, { id, name, startTime, context: { id: contextId } });
  await notifyUndone(db, 'SESSION_CREATED', { sessionId: id }, occasion);
  await notifyUndone(db, 'SESSION_UPDATED', { sessionId: id }, occasion);
}

/** Notifies students that a session takes place after all. D-201 */
export async function notifyOfRestoredSession(db: Db, session: HeldSession, occasion: EventPlace): Promise<void> {
  const { id: sessionId, name, startTime, contextId } = session;
  if (!takesPlace(session, occasion.now)) return;
  await notifyUndone(db, 'SESSION_CANCELLED', { sessionId, name, startTime, contextId }, occasion);
}

/** Withdraws reminders and news of due dates. D-201 */
export async function notifyOfDeletedAssignment(
  db: Db,
  { id: assignmentId, name: title, contextId, effectiveDueDate }: HeldAssignment & { readonly id: number },
  occasion: EventPlace,
): Promise<void> {
  const item = { assignmentId, title, contextId, effectiveDueDate };
  await notifyGone(db, 'DUE_DATE_CHANGED', [item], occasion.course);
  await notifyUndone(db, 'ASSIGNMENT_DUE', { assignmentId }, occasion);
  await notifyUndone(db, 'ASSIGNMENT_OVERDUE', { assignmentId }, occasion);
}
