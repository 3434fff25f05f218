import type { SessionChange } from '@bcs/contract/features/session-editor/changed-sessions';
import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import { soonestAhead } from '@bcs/contract/features/notifications/delivery';
import { compareInstants } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notifyAbsent, notifyNotAbsent } from '#features/attendance/notify';
import { notify, type EventPlace } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { notifyCancelled } from '#features/sessions/notify';
import { findAbsent, findPendingRequests, type StoredSession } from './queries.ts';

/** A change and the id of its session. */
export type TellableChange = SessionChange & { readonly id: number };

/**
 * Notifies students of a new session, or of changed ones in a single message. ADM-088, D-190
 * @param dueDates the number of due dates that have changed with them
 */
export async function notifyChanges(
  db: Db,
  told: readonly TellableChange[],
  occasion: EventPlace,
  dueDates = 0,
): Promise<void> {
  const [first, ...others] = told.toSorted((a, b) => compareInstants(a.after.startTime, b.after.startTime));
  if (!first) return;
  const { name, startTime } = first.after;
  const starts = told.flatMap(({ before, after }) => [after.startTime, ...(before ? [before.startTime] : [])]);
  const facts = {
    sessionId: first.id,
    name,
    startTime,
    soonest: soonestAhead(starts, occasion.now),
    contextId: contextOfKind(first.after),
    others: others.length,
    dueDates,
  };
  await notify(db, first.before === null ? 'SESSION_CREATED' : 'SESSION_UPDATED', facts, occasion);
}

/** The class of a change, and whether its students are notified, which requires that it is published. */
interface Telling extends EventPlace {
  readonly tells: boolean;
}

const factsOf = ({ id, name, startTime, contextId }: StoredSession) => ({
  sessionId: id,
  sessionName: name,
  startTime,
  contextId,
});

/** Notifies students of a cancelled session, and withdraws its absences and requests. ADM-087, D-201 */
export async function notifyOfCancelling(
  db: Db,
  session: StoredSession,
  { tells, ...occasion }: Telling,
): Promise<void> {
  const facts = factsOf(session);
  const asked = await findPendingRequests(db, occasion.course, session.id);
  await notifyUndone(
    db,
    'REMOTE_REQUESTED',
    asked.map((each) => ({ ...facts, ...each })),
    occasion,
  );
  await notifyNotAbsent(db, facts, await findAbsent(db, occasion.course, session.id), occasion);
  const { id, name, startTime, contextId } = session;
  if (tells) await notifyCancelled(db, occasion, { id, name, startTime, context: { id: contextId } });
}

/** Notifies students that a session takes place after all, and restores what depended on it. ADM-087, D-201 */
export async function notifyOfRestoring(db: Db, session: StoredSession, occasion: EventPlace): Promise<void> {
  const facts = factsOf(session);
  const { id: sessionId, name, startTime, contextId } = session;
  await notifyUndone(db, 'SESSION_CANCELLED', { sessionId, name, startTime, contextId }, occasion);
  await notifyAbsent(db, facts, await findAbsent(db, occasion.course, session.id), occasion);
  const asked = await findPendingRequests(db, occasion.course, session.id);
  await notify(
    db,
    'REMOTE_REQUESTED',
    asked.map((each) => ({ ...facts, ...each })),
    occasion,
  );
}
