import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Occasion } from '#features/notifications/notify';
import { notifyGone, notifyUndone } from '#features/notifications/notify-undone';
import { notifyCancelled } from '#features/sessions/notify';
import type { HeldAssignment, HeldSession } from './queries-items.ts';

/** Tells whether anybody would still go there. */
const takesPlace = ({ endTime, cancelledAt }: HeldSession, now: Instant): boolean =>
  cancelledAt === null && endTime > now;

/** Students who would go there hear that it does not take place; of the rest nobody has to hear. ADM-088, D-190 */
export async function notifyOfDeletedSession(db: Db, session: HeldSession, occasion: Occasion): Promise<void> {
  const { id, name, startTime, contextId } = session;
  if (takesPlace(session, occasion.now))
    return notifyCancelled(db, occasion, { id, name, startTime, context: { id: contextId } });
  await notifyUndone(db, 'SESSION_CREATED', { sessionId: id }, occasion);
  await notifyUndone(db, 'SESSION_UPDATED', { sessionId: id }, occasion);
}

/** Tells that a session takes place after all. D-201 */
export async function notifyOfRestoredSession(db: Db, session: HeldSession, occasion: Occasion): Promise<void> {
  const { id: sessionId, name, startTime, contextId } = session;
  if (!takesPlace(session, occasion.now)) return;
  await notifyUndone(db, 'SESSION_CANCELLED', { sessionId, name, startTime, contextId }, occasion);
}

/** Nobody is reminded any more, or told another due date. D-201 */
export async function notifyOfDeletedAssignment(
  db: Db,
  { id: assignmentId, name: title, contextId, effectiveDueDate }: HeldAssignment & { readonly id: number },
  occasion: Occasion,
): Promise<void> {
  const item = { assignmentId, title, contextId, effectiveDueDate };
  await notifyGone(db, 'DUE_DATE_CHANGED', [item], occasion.course);
  await notifyUndone(db, 'ASSIGNMENT_DUE', { assignmentId }, occasion);
  await notifyUndone(db, 'ASSIGNMENT_OVERDUE', { assignmentId }, occasion);
}
