import type { AccountFacts } from '@bcs/contract/features/grants/accounts';
import { sql, type Db } from '#database/db';

/**
 * The universities to which the account `a` belongs; an enrollment that has ended still holds the work of a person.
 * ADM-011
 */
export const ACCOUNT_FACTS = sql`
  exists (select from administration_grants g where g.account_id = a.id and g.ended_at is null) as "holdsGrant",
  array(select distinct e.university_id from enrollments e where e.account_id = a.id) as "universityIds"`;

/** An account that is about to be changed: what decides about it, and how it stands. */
export interface HeldPerson extends AccountFacts {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** The version of the names. */
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly githubUserName: string | null;
  readonly canManageAttendance: boolean;
  readonly active: boolean;
}

/** Holds the account until the transaction ends. */
export const lockPerson = (tx: Db, accountId: number): Promise<HeldPerson | undefined> =>
  tx.maybe<HeldPerson>(sql`
    select a.id as "accountId", a.version, a.active, a.email, concat(a.first_name, ' ', a.last_name) as name, a.first_name as "firstName",
      a.last_name as "lastName", a.github_user_name as "githubUserName", a.can_manage_attendance as "canManageAttendance",
      ${ACCOUNT_FACTS}
    from accounts a where a.id = ${accountId} for update of a`);
