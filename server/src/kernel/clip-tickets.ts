import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Sealer } from './sealer.ts';

/** Long enough for a film that is stopped in the evening and seen to its end the next morning. */
const LIFE = 12 * HOUR;
const bound = (clipId: string) => `clip:${clipId}`;

/**
 * Lets whoever holds it play one clip for some hours: a player sends no header, so the address itself must say that
 * somebody who is signed in has asked.
 */
export const clipTicket = (sealer: Sealer, clipId: string, now: Instant): string =>
  sealer.seal(plus(now, LIFE), bound(clipId));

/** Tells whether a ticket is ours, for this clip, and not over. */
export function opensClip(sealer: Sealer, ticket: string, clipId: string, now: Instant): boolean {
  try {
    return now < sealer.open(ticket, bound(clipId));
  } catch {
    return false;
  }
}
