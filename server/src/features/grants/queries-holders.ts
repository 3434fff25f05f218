import type { AccountFacts } from '@bcs/contract/features/grants/accounts';
import { advisoryLock } from '#database/advisory-lock';
import { sql, type Db } from '#database/db';

/**
 * Locks and returns the active accounts with an installation grant. Everything that ends such a grant or deactivates an
 * account must call it first in its transaction. ADM-009
 */
export async function lockInstallationHolders(tx: Db): Promise<number[]> {
  await advisoryLock(tx, 'installation grants');
  const holders = await tx.many<{ id: number }>(sql`
    select a.id from administration_grants g join accounts a on a.id = g.account_id and a.active
    where g.university_id is null and g.ended_at is null`);
  return holders.map(({ id }) => id);
}

/** Finds the facts about accounts for the rule of ADM-011, by id. @public for the calls on people */
export async function findAccountFacts(db: Db, accountIds: readonly number[]): Promise<Map<number, AccountFacts>> {
  const rows = await db.many<AccountFacts & { id: number }>(sql`
    select a.id, exists (select from administration_grants g where g.account_id = a.id and g.ended_at is null) as "holdsGrant",
      array(select distinct e.university_id from enrollments e where e.account_id = a.id) as "universityIds"
    from accounts a where a.id = any(${accountIds as number[]})`);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
