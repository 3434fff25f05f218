import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';
import { TOKEN_IDLE_TIME, TOKEN_TIME } from './tokens.ts';

/**
 * Tells whether a row of `auth_tokens` is a valid session: not ended, and neither idle for too long nor expired. D-027
 */
export const isOpenSession = (now: Instant): Sql => sql`(revoked_at is null
  and last_used_at > ${plus(now, -TOKEN_IDLE_TIME)} and issued_at > ${plus(now, -TOKEN_TIME)})`;
