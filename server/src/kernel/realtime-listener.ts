import sql from 'sql-template-tag';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { liveToken } from './scopes.ts';

/** Whom an open page listens for. */
export interface Listener {
  readonly accountId: number;
  readonly enrollmentIds: readonly number[];
}

/** The listener behind a session, or null once it is over. A page that only stays open does not prolong its session. D-027 */
export const findListener = async (db: Db, session: Buffer, now: Instant): Promise<Listener | null> =>
  (await db.maybe<Listener>(sql`
    select a.id as "accountId", array(select e.id from enrollments e where e.account_id = a.id and e.active) as "enrollmentIds"
    from auth_tokens t join accounts a on a.id = t.account_id and a.active
    where ${liveToken(session, now)}`)) ?? null;
