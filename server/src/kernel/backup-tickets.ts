import { randomUUID } from 'node:crypto';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { audit } from './audit.ts';
import { acquireTurn } from './quota.ts';
import { liveToken } from './scopes.ts';
import { REACH } from './scopes-of-grants.ts';
import type { Sealer } from './sealer.ts';

/** A browser that was told the address fetches it at once. */
const LIFE = MINUTE;
const BOUND = 'backup';
/** The limit of one use, for longer than a ticket lives. */
const ONCE = { most: 1, perSeconds: 3600 };

interface Ticket {
  readonly id: string;
  /** The account that has asked for it, and the session in which it did. */
  readonly accountId: number;
  readonly session: string;
  readonly until: Instant;
}

/** Lets whoever holds it fetch one backup within a minute: a download sends no header, so the address itself must say so. */
export const backupTicket = (
  sealer: Sealer,
  { accountId, session }: Readonly<{ accountId: number; session: Buffer }>,
  now: Instant,
): string => {
  const until = plus(now, LIFE);
  const ticket = { id: randomUUID(), accountId, session: session.toString('base64url'), until } satisfies Ticket;
  return sealer.seal(JSON.stringify(ticket), BOUND);
};

/**
 * Takes a ticket that is ours, for a backup, not over and not used, in all processes together, while its session and the
 * grant in it still count; the history then tells who has fetched one, and from where. D-254, D-292
 */
export async function redeemBackupTicket(
  tx: Db,
  ticket: Ticket | null,
  { now, address }: Readonly<{ now: Instant; address: string }>,
): Promise<boolean> {
  if (ticket === null || now >= ticket.until || !(await mayStill(tx, ticket, now))) return false;
  if (!(await acquireTurn(tx, `backup:${ticket.id}`, ONCE, now))) return false;
  const object = { kind: 'installation', id: null, name: 'Backup' } as const;
  const by = { accountId: ticket.accountId, origin: 'screen', at: now } as const;
  await audit(tx, by, [{ action: 'backup.fetch', object, after: { from: address } }]);
  return true;
}

const mayStill = async (tx: Db, { session }: Ticket, now: Instant) =>
  (await tx.maybe(sql`
    select from ${liveToken(Buffer.from(session, 'base64url'), now, 'web')}
    join accounts a on a.id = t.account_id and a.active
    cross join lateral ${REACH} r where r.installation`)) !== undefined;

/** Opens a ticket; null for one that is not ours. */
export function openBackupTicket(sealer: Sealer, ticket: string): Ticket | null {
  try {
    return JSON.parse(sealer.open(ticket, BOUND)) as Ticket;
  } catch {
    return null;
  }
}
