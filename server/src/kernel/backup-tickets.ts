import { randomUUID } from 'node:crypto';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { audit } from './audit.ts';
import { acquireTurn } from './quota.ts';
import type { Sealer } from './sealer.ts';

/** A browser that was told the address fetches it at once. */
const LIFE = MINUTE;
const BOUND = 'backup';
/** The limit of one use, for longer than a ticket lives. */
const ONCE = { most: 1, perSeconds: 3600 };

interface Ticket {
  readonly id: string;
  /** The account that has asked for it. */
  readonly accountId: number;
  readonly until: Instant;
}

/** Lets whoever holds it fetch one backup within a minute: a download sends no header, so the address itself must say so. */
export const backupTicket = (sealer: Sealer, accountId: number, now: Instant): string =>
  sealer.seal(JSON.stringify({ id: randomUUID(), accountId, until: plus(now, LIFE) } satisfies Ticket), BOUND);

/**
 * Takes a ticket that is ours, for a backup, not over and not used, in all processes together; the history then tells who
 * has fetched one, and from where. D-254
 */
export async function redeemBackupTicket(
  tx: Db,
  ticket: Ticket | null,
  { now, address }: { readonly now: Instant; readonly address: string },
): Promise<boolean> {
  if (ticket === null || now >= ticket.until) return false;
  if (!(await acquireTurn(tx, `backup:${ticket.id}`, ONCE, now))) return false;
  const object = { kind: 'installation', id: null, name: 'Backup' } as const;
  const by = { accountId: ticket.accountId, origin: 'screen', at: now } as const;
  await audit(tx, by, [{ action: 'backup.fetch', object, after: { from: address } }]);
  return true;
}

/** Opens a ticket; null for one that is not ours. */
export function openBackupTicket(sealer: Sealer, ticket: string): Ticket | null {
  try {
    return JSON.parse(sealer.open(ticket, BOUND)) as Ticket;
  } catch {
    return null;
  }
}
