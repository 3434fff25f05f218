import type { RefusedAddress } from '@bcs/contract/features/mail-delivery/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { judgeRefusal } from '@bcs/contract/features/mail-delivery/refusals';
import { sql, raw, type Sql, type Db } from '#database/db';
import type { Services } from '#kernel/services';
import { readNonDelivery } from './non-delivery.ts';
import { refuseDelivery } from './queries-delivery.ts';
import { findMarked } from './verp.ts';

/** Tells whether mail to an account, given by its alias, is stopped. SUCC-084 */
export const refusesMail = (account: string): Sql =>
  sql`exists (select from refused_addresses r where r.address = ${raw(account)}.email and r.stopped_at is not null)`;

/** The time and reason for which mail to an account is stopped; null if it is not. SUCC-084 */
export const stoppedMailOf = (account: string): Sql => sql`(
  select jsonb_build_object('since', iso(r.stopped_at), 'answer', r.answer)
  from refused_addresses r where r.address = ${raw(account)}.email and r.stopped_at is not null)`;

/** Reactivates an address, and resets its refusals; undefined if it is not stopped. SUCC-084 */
export const retryAddress = (tx: Db, address: Sql, now: Instant) =>
  tx.maybe<{ address: string; accountId: number | null; name: string | null }>(sql`
    with retried as (
      update refused_addresses set stopped_at = null, retried_at = ${now}
      where address = ${address} and stopped_at is not null returning address)
    select r.address, a.id as "accountId", trim(concat(a.first_name, ' ', a.last_name)) as name
    from retried r left join accounts a on a.email = r.address`);

/** Selects the address of an account. */
export const addressOf = (accountId: number): Sql => sql`(select email from accounts where id = ${accountId})`;

/** Finds the stopped addresses, the latest first. */
export const findRefusedAddresses = (db: Db, most: number) =>
  db.one<{ addresses: RefusedAddress[]; total: number }>(sql`
    select (select count(*)::int from refused_addresses where stopped_at is not null) as total,
      array(
        select jsonb_build_object('address', r.address, 'since', iso(r.stopped_at), 'answer', r.answer,
          'person', case when a.id is not null then
            jsonb_build_object('accountId', a.id, 'name', trim(concat(a.first_name, ' ', a.last_name))) end)
        from refused_addresses r left join accounts a on a.email = r.address
        where r.stopped_at is not null order by r.stopped_at desc, r.address limit ${most}) as addresses`);

/**
 * Records what a message in the return mailbox says about one of our mails. Anybody can write to that mailbox, but only
 * recipients know the mark of a mail, so they can only stop their own address. SUCC-084
 */
export async function takeReport(
  { database, sealer, clock }: Pick<Services, 'database' | 'sealer' | 'clock'>,
  message: string,
): Promise<void> {
  const report = readNonDelivery(message);
  const id = report && findMarked(sealer, report.marked);
  if (report === null || id === null) return;
  const { refusal, answer } = report;
  await refuseDelivery(database, id, { verdict: judgeRefusal(refusal), answer }, clock());
}
