import { sql } from '#database/db';

/**
 * Tells whether the account `a` has a password that its person chose: then an invitation was accepted, or is needless.
 * ADM-020
 */
export const HAS_OWN_PASSWORD = sql`(a.password_hash is not null and not a.password_is_temporary)`;
