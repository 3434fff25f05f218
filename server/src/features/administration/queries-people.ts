import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

export const findAccount = (db: Db, email: string) =>
  db.maybe<{ id: number; active: boolean; hasPassword: boolean }>(sql`
    select id, active, password_hash is not null as "hasPassword" from accounts where email = ${email}`);

/** A password that somebody else chose: valid for seven days, and only to choose another. D-038 */
export const setTemporaryPassword = (tx: Db, id: number, passwordHash: string, now: Instant): Promise<number> =>
  tx.run(sql`
    update accounts set password_hash = ${passwordHash}, password_set_at = ${now}, password_is_temporary = true
    where id = ${id}`);
