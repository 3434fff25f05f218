import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Occasion } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { notifyCancelled } from '#features/sessions/notify';
import type { HeldSession } from './queries-session.ts';

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

/** Nobody is reminded any more. D-201 */
export async function notifyOfDeletedAssignment(db: Db, assignmentId: number, occasion: Occasion): Promise<void> {
  await notifyUndone(db, 'ASSIGNMENT_DUE', { assignmentId }, occasion);
  await notifyUndone(db, 'ASSIGNMENT_OVERDUE', { assignmentId }, occasion);
}
