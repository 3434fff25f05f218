import { plus, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { newToken, tokenHash } from './tokens.ts';

/**
 * The lifetime of a ticket. Tickets exist because browsers cannot send headers with a socket, and tokens must not be in
 * addresses.
 */
const TICKET_TIME = 30 * SECOND;

/** Issues a ticket for one connection, bound to the session of the token. */
export async function issueTicket(db: Db, accountId: number, session: Buffer, now: Instant): Promise<string> {
  const ticket = newToken();
  await db.run(sql`
    insert into realtime_tickets (ticket_hash, account_id, token_hash, expires_at)
    values (${tokenHash(ticket)}, ${accountId}, ${session}, ${plus(now, TICKET_TIME)})`);
  return ticket;
}

/** Redeems a ticket, which works once. Returns its session, or null. */
export async function redeemTicket(db: Db, ticket: string, now: Instant): Promise<Buffer | null> {
  const row = await db.maybe<{ session: Buffer; expiresAt: Instant }>(sql`
    delete from realtime_tickets where ticket_hash = ${tokenHash(ticket)}
    returning token_hash as session, expires_at as "expiresAt"`);
  return row && now < row.expiresAt ? row.session : null;
}
