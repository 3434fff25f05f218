import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

export const findAccount = (db: Db, email: string) =>
  db.maybe<{ id: number; active: boolean; hasPassword: boolean }>(sql`
    select id, active, password_hash is not null as "hasPassword" from accounts where email = ${email}`);

/** A password that somebody else chose: valid for seven days, and only to choose another. D-038 */
export const setTemporaryPassword = (tx: Db, id: number, passwordHash: string, now: Instant) =>
  tx.run(sql`
    update accounts set password_hash = ${passwordHash}, password_set_at = ${now}, password_is_temporary = true
    where id = ${id}`);

/** A member of a class, with the facts about an invitation. */
export interface Member {
  readonly accountId: number;
  readonly email: string;
  readonly active: boolean;
  /** True if they have chosen a password, and so need no invitation. */
  readonly hasOwnPassword: boolean;
}

/** Everybody with an active enrollment in a class, of one role or of all. */
export const findMembers = (db: Db, courseId: number, role: string | null) =>
  db.many<Member>(sql`
    select distinct a.id as "accountId", a.email, a.active,
      a.password_hash is not null and not a.password_is_temporary as "hasOwnPassword"
    from enrollments e join accounts a on a.id = e.account_id
    where e.course_id = ${courseId} and e.active and (${role}::text is null or e.role = ${role})
    order by a.email`);
