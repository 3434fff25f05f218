import { addDays, localDay, type Day, type Instant, type Zone } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { ASIDE_FAILURES } from './failures.ts';
import type { WaitingLine } from './lines.ts';

/** A line that was set aside, and the number of tasks that it had then. SUCC-018 */
export interface Aside {
  readonly until: Day;
  readonly count: number;
}

/** The highest number of days for which a line is set aside. */
export const ASIDE_DAYS = 60;

const isDueToday = ({ due }: Pick<WaitingLine, 'due'>, now: Instant, zone: Zone) =>
  due !== null && localDay(due, zone) <= localDay(now, zone);

/**
 * Returns the day until which a line is hidden; null if it is back, because the day has come, it has grown, or it is
 * due. SUCC-018
 */
export const asideUntil = (
  line: Pick<WaitingLine, 'due' | 'count'>,
  aside: Aside | undefined,
  zone: Zone,
  now: Instant,
): Day | null =>
  aside && localDay(now, zone) < aside.until && line.count <= aside.count && !isDueToday(line, now, zone)
    ? aside.until
    : null;

/** Tells why a line cannot be set aside until a day. SUCC-018 */
export const refuseAside = (line: WaitingLine | null, until: Day, zone: Zone, now: Instant): Failure | null => {
  if (line === null) return ASIDE_FAILURES.SETTLED;
  if (isDueToday(line, now, zone)) return ASIDE_FAILURES.DUE_TODAY;
  const today = localDay(now, zone);
  return until > today && until <= addDays(today, ASIDE_DAYS) ? null : ASIDE_FAILURES.DAY;
};

/** Tells whether a line can be set aside at all. */
export const canSetAside = (line: Pick<WaitingLine, 'due' | 'readOnly'>, zone: Zone, now: Instant): boolean =>
  !line.readOnly && !isDueToday(line, now, zone);
