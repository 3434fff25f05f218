import { HOUR, MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';
import { MAIL_JOBS } from '#kernel/mailer';
import { CHAT_BRIDGE_JOB } from '#features/chat-bridges/queries-messages';

/** Nobody else takes a job while its worker has this long; whoever still works on it asks for more in time. */
export const LEASE = 2 * MINUTE;
/** The pauses after each failed attempt; after the last one a job has failed for good. */
const PAUSES = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE);
/** Mails and messages to chats go on for two days: their servers may be away over a weekend, and nobody wants to send them again one by one. */
const LONG_PAUSES = [...PAUSES, ...Array.from({ length: 47 }, () => HOUR)];
const pausesOf = ({ kind }: Pick<Claimed, 'kind'>) =>
  MAIL_JOBS.includes(kind) || kind === CHAT_BRIDGE_JOB ? LONG_PAUSES : PAUSES;

/** A job that a worker has taken. The number of attempts tells it from one whose lease ran out. */
export type Claimed = Readonly<{ id: number; kind: string; payload: unknown; attempts: number }>;

/** Tells whether a job that fails this time has failed for good. */
export const isLast = (job: Claimed): boolean => job.attempts > pausesOf(job).length;

/**
 * Takes jobs that are due and that nobody works on, of the kinds that are asked for; many workers may do so at once. They
 * are chosen once, in a step of their own: a planner that knows little of the table chooses anew for each row otherwise,
 * and takes hundreds where five were asked for.
 */
export const claim = (db: Db, ofKinds: Sql, most: number, now: Instant) =>
  db.many<Claimed>(sql`
    with due as materialized (
      select id from outbox
      where done_at is null and failed_at is null and run_at <= ${now} and (leased_until is null or leased_until <= ${now})
        and ${ofKinds}
      order by run_at, id limit ${most}
      for update skip locked)
    update outbox o set leased_until = ${plus(now, LEASE)}, attempts = o.attempts + 1
    from due where o.id = due.id
    returning o.id, o.kind, o.payload, o.attempts`);

/** Keeps a job for whoever still works on it. */
export const renew = (db: Db, { id, attempts }: Claimed, now: Instant) =>
  db.run(sql`
    update outbox set leased_until = ${plus(now, LEASE)}
    where id = ${id} and attempts = ${attempts} and leased_until is not null`);

export const finish = (db: Db, { id, attempts }: Claimed, now: Instant) =>
  db.run(
    sql`update outbox set done_at = ${now}, leased_until = null, last_error = null where id = ${id} and attempts = ${attempts}`,
  );

/** Gives a job back that its server left undone when it stopped: anybody takes it at once, and the attempt counts for nothing. */
export const giveBack = (db: Db, { id, attempts }: Claimed) =>
  db.run(sql`
    update outbox set leased_until = null, attempts = attempts - 1 where id = ${id} and attempts = ${attempts}`);

/** Tells how often a failed attempt is worth another one: as often as its kind is, or for an hour. */
export type Hope = 'as usual' | 'little';

const PAUSES_BY_HOPE = { 'as usual': pausesOf, little: () => PAUSES } as const;

/** Puts a job off after a failed attempt; answers whether it will be tried again. */
export async function postpone(
  db: Db,
  { id, kind, attempts }: Claimed,
  { reason, hope }: Readonly<{ reason: string; hope: Hope }>,
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
