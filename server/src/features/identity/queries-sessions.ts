import type { ownSessions } from '@bcs/contract/features/identity/calls-sessions';
import type { OutputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';
import { publishSessionsEnded } from '#kernel/changes';
import { isOpenSession } from '#kernel/open-session';

type OwnSession = OutputOf<typeof ownSessions>['sessions'][number];

/** The highest number of listed sessions. */
const MOST_SHOWN = 100;

const open = (accountId: number, now: Instant): Sql => sql`account_id = ${accountId} and ${isOpenSession(now)}`;

/**
 * @param own the hash of the caller's own token
 */
export const findOwnSessions = (db: Db, accountId: number, own: Buffer, now: Instant) =>
  db.many<OwnSession>(sql`
    select id, purpose, opened_by as "openedBy", second_factor as "secondFactor", issued_at as "openedAt",
      last_used_at as "lastUsedAt", token_hash = ${own} as "isThis"
    from auth_tokens where ${open(accountId, now)}
    order by token_hash = ${own} desc, last_used_at desc, id desc limit ${MOST_SHOWN}`);

/** Ends the selected sessions of an account and their open pages; returns the number. */
export async function endSessions(db: Db, accountId: number, meant: Sql, now: Instant): Promise<number> {
  const ended = await db.run(
    sql`update auth_tokens set revoked_at = ${now} where ${open(accountId, now)} and ${meant}`,
  );
  if (ended > 0) await publishSessionsEnded(db, accountId);
  return ended;
}
