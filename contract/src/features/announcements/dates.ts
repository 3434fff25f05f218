import { localDay, type Instant, type Zone } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { ANNOUNCEMENT } from './failures.ts';

/** When an announcement appears, and from when on it is gone. */
export interface ShownFromTo {
  readonly activationDate: Instant;
  readonly expirationDate: Instant;
}

export type AnnouncementState = 'scheduled' | 'active' | 'expired';

/** Everybody sees what is active; its author also what is scheduled and what has expired. D-129 */
export function stateOf({ activationDate, expirationDate }: ShownFromTo, now: Instant): AnnouncementState {
  if (now < activationDate) return 'scheduled';
  return now < expirationDate ? 'active' : 'expired';
}

/**
 * Tells why it cannot be shown from then to then: a day before today by the calendar of the course, or an end that is
 * not after the beginning. A beginning that stays as it was may lie in the past. ANN-025, ANN-026, D-131
 */
export function refuseDates(
  { activationDate, expirationDate }: ShownFromTo,
  before: Pick<ShownFromTo, 'activationDate'> | null,
  zone: Zone,
  now: Instant,
): Failure | null {
  const today = localDay(now, zone);
  const begins = activationDate === before?.activationDate || localDay(activationDate, zone) >= today;
  const ends = localDay(expirationDate, zone) >= today && expirationDate > activationDate;
  return begins && ends ? null : ANNOUNCEMENT.INVALID_DATES;
}
