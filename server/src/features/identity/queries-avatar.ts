import { raw, type Sql } from '#database/db';

/** The picture of an account, by the name that a statement gives it: the one saved here, else the one from elsewhere. */
export const avatarOf = (account: string): Sql => raw(`coalesce(${account}.nexus_avatar_url, ${account}.avatar_url)`);
