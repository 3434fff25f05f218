import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Sealer } from './sealer.ts';

/** The lifetime of a ticket, enough to finish a film the next morning. */
const LIFE = 12 * HOUR;
const bound = (clipId: string) => `clip:${clipId}`;

/**
 * Issues a ticket for playing one clip for some hours. A player sends no header, so the address has to prove that a
 * signed-in person requested it.
 */
export const clipTicket = (sealer: Sealer, clipId: string, now: Instant): string =>
  sealer.seal(plus(now, LIFE), bound(clipId));

/** Tells whether a ticket is ours, valid, and for this clip. */
export function isClipTicketValid(sealer: Sealer, ticket: string, clipId: string, now: Instant): boolean {
  try {
    return now < sealer.open(ticket, bound(clipId));
  } catch {
    return false;
  }
}
