import { sql, type Db } from '#database/db';
import { audit, type Author } from '#kernel/audit';
import { ended } from './entries.ts';
import { findActiveGrants } from './queries.ts';

/** Ends whatever an account administers, because it is deactivated or emptied. ADM-022 */
export async function endGrantsOf(tx: Db, accountId: number, by: Author): Promise<void> {
  const grants = await findActiveGrants(tx, accountId);
  if (grants.length === 0) return;
  await tx.run(sql`
    update administration_grants set ended_at = ${by.at}, ended_by = ${by.accountId}
    where account_id = ${accountId} and ended_at is null`);
  await audit(
    tx,
    by,
    grants.map((grant) => ended(grant)),
  );
}
