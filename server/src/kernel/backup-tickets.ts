import { randomUUID } from 'node:crypto';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { audit } from './audit.ts';
import { acquireTurn } from './quota.ts';
import { liveToken } from './scopes.ts';
import { GRANT_REACH } from './scopes-of-grants.ts';
import type { Sealer } from './sealer.ts';

/** The lifetime of a ticket, which a browser uses at once. */
const LIFE = MINUTE;
const BOUND = 'backup';
/** A limit of one use, for longer than the lifetime of a ticket. */
const ONCE = { most: 1, perSeconds: 3600 };

interface Ticket {
  readonly id: string;
  /** The account that requested it, and its session. */
  readonly accountId: number;
  readonly session: string;
  readonly until: Instant;
}

/**
 * Issues a ticket for downloading one backup within a minute. A download cannot send a header, so its address has to
 * contain the permission.
 */
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
 * Uses up a backup ticket across all processes, if it is valid and its session and grant still count; the history
 * records who downloaded one, and from where. D-254, D-292
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
    cross join lateral ${GRANT_REACH} r where r.installation`)) !== undefined;

/** Decrypts a ticket; null if it is not ours. */
export function openBackupTicket(sealer: Sealer, ticket: string): Ticket | null {
  try {
    return JSON.parse(sealer.open(ticket, BOUND)) as Ticket;
  } catch {
    return null;
  }
}
