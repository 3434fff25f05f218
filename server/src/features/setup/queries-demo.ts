import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { isDemoAccount } from '#kernel/demo-world';

/** Counts the demo accounts that are not switched off. ADM-124 */
export const countDemoAccounts = async (db: Db) =>
  (await db.one<{ count: number }>(sql`select count(*) from accounts a where a.active and ${isDemoAccount('a')}`))
    .count;

/**
 * Deactivates the demo accounts and revokes their access; benchmarks create tens of thousands.
 * @returns their number, and whose sessions have ended
 */
export const disableDemoAccounts = (tx: Db, now: Instant) =>
  tx.one<{ disabled: number; signedIn: number[] }>(sql`
    with disabled as (
      update accounts a set active = false where a.active and ${isDemoAccount('a')} returning a.id),
    scripts as (
      update access_tokens set revoked_at = ${now}
      where account_id in (select id from disabled) and revoked_at is null),
    sessions as (
      update auth_tokens set revoked_at = ${now}
      where account_id in (select id from disabled) and revoked_at is null
      returning account_id)
    select (select count(*) from disabled) as disabled,
      array(select distinct account_id from sessions) as "signedIn"`);
