import { compareInstants, localDay, weekOf, type Instant, type Zone } from '#kernel/clock';
import type { InContext } from '#features/enrollments/contexts';

export interface TimedSession extends InContext {
  readonly startTime: Instant;
  readonly endTime: Instant;
}

/** Tells whether a session has not ended; a running class counts as upcoming. D-021 */
export const isUpcoming = ({ endTime }: Pick<TimedSession, 'endTime'>, now: Instant): boolean => now < endTime;

const byStart = (a: TimedSession, b: TimedSession) => compareInstants(a.startTime, b.startTime);

/** The sessions that have not ended, by start. D-021 */
export const upcomingSessions = <Session extends TimedSession>(sessions: readonly Session[], now: Instant): Session[] =>
  sessions.filter((session) => isUpcoming(session, now)).toSorted(byStart);

/** The next session that has not ended, among all or in one context. DASH-013, D-021 */
export const upcomingSession = <Session extends TimedSession>(
  sessions: readonly Session[],
  now: Instant,
  contextId?: number,
): Session | null =>
  upcomingSessions(sessions, now).find((session) => contextId === undefined || session.contextId === contextId) ?? null;

/** Tells whether a session begins in the week of a moment, Sunday to Saturday on campus. SESS-001, D-011 */
export const isInWeek = ({ startTime }: Pick<TimedSession, 'startTime'>, now: Instant, zone: Zone): boolean => {
  const { from, to } = weekOf(localDay(now, zone));
  const day = localDay(startTime, zone);
  return from <= day && day <= to;
};
