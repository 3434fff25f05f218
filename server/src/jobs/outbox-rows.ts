import { MAIL_JOBS } from '@bcs/contract/features/mail-delivery/mail-jobs';
import { HOUR, MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';
import { CHAT_BRIDGE_JOB } from '#features/chat-bridges/queries-messages';

/** The time for which a worker holds a job; it asks for more in time if it is still working. */
export const JOB_LEASE = 2 * MINUTE;
/** The pauses after failed attempts; after the last one, a job has failed for good. */
const PAUSES = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE);
/**
 * The pauses of mails and chat messages, which are tried for two days in case their servers are down over a weekend.
 */
const LONG_PAUSES = [...PAUSES, ...Array.from({ length: 47 }, () => HOUR)];
const pausesOf = ({ kind }: Pick<ClaimedJob, 'kind'>) =>
  Object.hasOwn(MAIL_JOBS, kind) || kind === CHAT_BRIDGE_JOB ? LONG_PAUSES : PAUSES;

/** A job that a worker has taken. The number of attempts distinguishes it from one whose lease ran out. */
export type ClaimedJob = Readonly<{ id: number; kind: string; payload: unknown; attempts: number }>;

/** Tells whether this is the last attempt at a job. */
export const isLastAttempt = (job: ClaimedJob): boolean => job.attempts > pausesOf(job).length;

/**
 * Takes due jobs of the given kinds that nobody works on; several workers can do so at once. The rows are chosen in a
 * separate step, because the planner might otherwise choose again for each row and take hundreds instead of five.
 */
export const claimJobs = (db: Db, ofKinds: Sql, most: number, now: Instant) =>
  db.many<ClaimedJob>(sql`
    with due as materialized (
      select id from outbox
      where done_at is null and failed_at is null and run_at <= ${now} and (leased_until is null or leased_until <= ${now})
        and ${ofKinds}
      order by run_at, id limit ${most}
      for update skip locked)
    update outbox o set leased_until = ${plus(now, JOB_LEASE)}, attempts = o.attempts + 1
    from due where o.id = due.id
    returning o.id, o.kind, o.payload, o.attempts`);

/** Extends the lease of a job for its worker. */
export const renewLease = (db: Db, { id, attempts }: ClaimedJob, now: Instant) =>
  db.run(sql`
    update outbox set leased_until = ${plus(now, JOB_LEASE)}
    where id = ${id} and attempts = ${attempts} and leased_until is not null`);

export const finishJob = (db: Db, { id, attempts }: ClaimedJob, now: Instant) =>
  db.run(
    sql`update outbox set done_at = ${now}, leased_until = null, last_error = null where id = ${id} and attempts = ${attempts}`,
  );

/** Returns a job that was interrupted by the end of its server: it is due at once, and the attempt does not count. */
export const giveBackJob = (db: Db, { id, attempts }: ClaimedJob) =>
  db.run(sql`
    update outbox set leased_until = null, attempts = attempts - 1 where id = ${id} and attempts = ${attempts}`);

/** The number of retries after a failed attempt: as usual for its kind, or for an hour only. */
export type RetryPolicy = 'as usual' | 'little';

const PAUSES_BY_HOPE = { 'as usual': pausesOf, little: () => PAUSES } as const;

/** Postpones a job after a failed attempt; returns whether it will be tried again. */
export async function postponeJob(
  db: Db,
  { id, kind, attempts }: ClaimedJob,
  { reason, hope }: Readonly<{ reason: string; hope: RetryPolicy }>,
  now: Instant,
): Promise<boolean> {
  const pause = PAUSES_BY_HOPE[hope]({ kind })[attempts - 1];
  await db.run(sql`
    update outbox
    set leased_until = null, last_error = ${reason},
      run_at = ${pause === undefined ? now : plus(now, pause)}, failed_at = ${pause === undefined ? now : null}::timestamptz
    where id = ${id} and attempts = ${attempts}`);
  return pause !== undefined;
}
