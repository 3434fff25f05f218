import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Sealer } from './sealer.ts';

/** A browser that was told the address fetches it at once. */
const LIFE = MINUTE;
const BOUND = 'backup';

/** Lets whoever holds it fetch a backup within a minute: a download sends no header, so the address itself must say so. */
export const backupTicket = (sealer: Sealer, now: Instant): string => sealer.seal(plus(now, LIFE), BOUND);

/** Whether a ticket is ours, for a backup, and not over. */
export function opensBackup(sealer: Sealer, ticket: string, now: Instant): boolean {
  try {
    return now < sealer.open(ticket, BOUND);
  } catch {
    return false;
  }
}
