import sql from 'sql-template-tag';
import type { Db } from '#database/db';

/** What open pages are told: which kind of thing changed for whom. They fetch the rest themselves. */
export interface RealtimeNews {
  /** Names the queries that a page fetches again: 'notifications', 'attendance' … */
  readonly kind: string;
  readonly enrollmentIds?: readonly number[];
  readonly accountIds?: readonly number[];
}

/** Says that sessions of the named accounts have ended, so that their sockets close. Pages are not told. */
export const SESSION_ENDED = 'session-ended';

/** PostgreSQL carries at most 8,000 bytes a message; this many ids stay far below. */
const IDS_PER_MESSAGE = 500;

/** Tells open pages once the transaction is committed; nothing is told after a rollback. */
export async function tellRealtime(db: Db, { kind, enrollmentIds = [], accountIds = [] }: RealtimeNews): Promise<void> {
  const rounds = Math.ceil(Math.max(enrollmentIds.length, accountIds.length) / IDS_PER_MESSAGE);
  for (let round = 0; round < rounds; round++) {
    const [from, to] = [round * IDS_PER_MESSAGE, (round + 1) * IDS_PER_MESSAGE];
    const message = { kind, enrollmentIds: enrollmentIds.slice(from, to), accountIds: accountIds.slice(from, to) };
    await db.run(sql`select pg_notify('realtime', ${JSON.stringify(message)})`);
  }
}
