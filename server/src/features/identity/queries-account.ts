import { sql, raw, type Sql } from '#database/db';

/** Tells whether account `a` has a password that its person chose, so that no invitation is needed. ADM-020 */
export const HAS_OWN_PASSWORD = sql`(a.password_hash is not null and not a.password_is_temporary)`;

/** An expression for the picture of an account: the one saved here, else an external one. */
export const avatarOf = (account: string): Sql => raw(`coalesce(${account}.nexus_avatar_url, ${account}.avatar_url)`);
