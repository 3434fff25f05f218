import { soonestAhead } from '@bcs/contract/features/notifications/delivery';
import type { Session } from '@bcs/contract/features/sessions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify, type EventPlace } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';

type About = Pick<Session, 'id' | 'name' | 'startTime'> & { readonly context: Pick<Session['context'], 'id'> };

const factsOf = ({ id, name, startTime, context }: About) => ({
  sessionId: id,
  name,
  startTime,
  contextId: context.id,
});

/** Tells the students of the course about a new career session, or the first video of any session. Annex F */
export const notifySession = (
  db: Db,
  viewer: Viewer,
  type: 'SESSION_CREATED' | 'SESSION_VIDEO',
  session: About,
  now: Instant,
): Promise<void> => notify(db, type, factsOf(session), { course: viewer, now });

/** Tells the students of the course that a career session has changed. Annex F, SUCC-079 */
export function notifyUpdated(
  db: Db,
  viewer: Viewer,
  session: About,
  before: Pick<Session, 'startTime'>,
  now: Instant,
): Promise<void> {
  const soonest = soonestAhead([before.startTime, session.startTime], now);
  return notify(db, 'SESSION_UPDATED', { ...factsOf(session), soonest }, { course: viewer, now });
}

/** Notifies students of a cancelled session, and withdraws its announcement. Annex F, D-201 */
export async function notifyCancelled(db: Db, occasion: EventPlace, session: About): Promise<void> {
  await notifyUndone(db, 'SESSION_CREATED', { sessionId: session.id }, occasion);
  await notifyUndone(db, 'SESSION_UPDATED', { sessionId: session.id }, occasion);
  await notify(db, 'SESSION_CANCELLED', factsOf(session), occasion);
}
