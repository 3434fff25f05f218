import { sql } from '#database/db';

/** The day in the zone of the course `k` on which the account `c` was here last: used a token, or signed in. */
export const LAST_SEEN_ON = sql`(
  greatest(c.last_seen_at, c.last_login_at,
    (select max(t.last_used_at) from auth_tokens t where t.account_id = c.id)) at time zone k.time_zone)::date`;
