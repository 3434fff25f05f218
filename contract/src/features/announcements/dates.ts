import { localDay, type Instant, type Zone } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { ANNOUNCEMENT_FAILURES } from './failures.ts';

/** The times when an announcement appears and when it expires. */
export interface ShownFromTo {
  readonly activationDate: Instant;
  readonly expirationDate: Instant;
}

export type AnnouncementState = 'scheduled' | 'active' | 'expired';

/**
 * Derives the state of an announcement. Everybody sees active ones; scheduled and expired ones are shown to the author
 * only. D-129
 */
export function stateOf({ activationDate, expirationDate }: ShownFromTo, now: Instant): AnnouncementState {
  if (now < activationDate) return 'scheduled';
  return now < expirationDate ? 'active' : 'expired';
}

/**
 * Tells why an announcement cannot be shown in a period: it starts before today by the calendar of the course, or does
 * not end after its start. A start that is not changed may lie in the past. ANN-025, ANN-026, D-131
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
  return begins && ends ? null : ANNOUNCEMENT_FAILURES.INVALID_DATES;
}
