import type { FailedJob } from '@bcs/contract/features/health/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { LAST_BACKUP } from '#features/administration/queries-backup';
import { WAKE_UP } from '#kernel/outbox';

/** The facts that the database reports about itself. */
export interface DatabaseFacts {
  readonly version: string;
  readonly bytes: number;
  readonly ran: number;
  readonly last: string | null;
  readonly failedJobs: number;
  readonly lastBackup: Readonly<{ at: Instant; rows: number }> | null;
}

export const getDatabaseFacts = (db: Db) =>
  db.one<DatabaseFacts>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from schema_migrations) as ran, (select max(name) from schema_migrations) as last,
      (select count(*)::int from outbox where failed_at is not null and done_at is null) as "failedJobs",
      (select value from settings where key = ${LAST_BACKUP}) as "lastBackup"`);

/** Finds the jobs that were given up last. */
export const findFailedJobs = (db: Db, most: number) =>
  db.many<FailedJob>(sql`
    select id::int, kind, payload ->> 'email' as recipient, attempts, failed_at as "failedAt", last_error as error
    from outbox where failed_at is not null and done_at is null order by failed_at desc, id desc limit ${most}`);

/**
 * Lets a job start again and wakes the workers. Returns undefined if it does not exist, and false if it was not given
 * up.
 */
export const reviveJob = (tx: Db, id: number, now: Instant) =>
  tx.maybe<{ kind: string; revived: boolean }>(sql`
    with revived as (
      update outbox set failed_at = null, attempts = 0, run_at = ${now}, leased_until = null
      where id = ${id} and failed_at is not null and done_at is null returning id),
    told as (select pg_notify('realtime', ${WAKE_UP}) from revived)
    select kind, (select count(*) from told) > 0 as revived from outbox where id = ${id}`);

/** Reads the address for a test mail: that of the person who requests it. */
export const getOwnAddress = (db: Db, accountId: number) =>
  db.one<{ name: string; address: string }>(
    sql`select trim(first_name || ' ' || last_name) as name, email as address from accounts where id = ${accountId}`,
  );
