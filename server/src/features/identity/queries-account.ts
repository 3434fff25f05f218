import { sql, raw, type Sql } from '#database/db';

/**
 * Tells whether the account `a` has a password that its person chose: then an invitation was accepted, or is needless.
 * ADM-020
 */
export const HAS_OWN_PASSWORD = sql`(a.password_hash is not null and not a.password_is_temporary)`;

/** The picture of an account, by the name that a statement gives it: the one saved here, else the one from elsewhere. */
export const avatarOf = (account: string): Sql => raw(`coalesce(${account}.nexus_avatar_url, ${account}.avatar_url)`);
