import { digestDay, DIGEST_TIME, nextDigest, type DigestTimes } from '@bcs/contract/features/preferences/times';
import { localDay, type Day, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database, type Db } from '#database/db';
import { enqueueAll } from '#kernel/outbox';
import { QUIET, ZONE } from './queries-quiet.ts';

/** The job that writes and sends the digests of some people. */
export const DIGEST_JOB = 'digest';

/** Somebody whose digest of a local day is to be written. */
export type Turn = Readonly<{ accountId: number; day: Day }>;

/** The number of people whose turn is taken in one transaction, and in one job. */
const TAKEN_AT_ONCE = 500;
const IN_ONE_JOB = 50;

interface Due extends DigestTimes {
  readonly accountId: number;
  readonly writtenOn: Day | null;
  /** Tells whether it was planned at all: nobody's first digest comes at whatever time the server sees them. */
  readonly isPlanned: boolean;
}

const DUE = sql`a.id as "accountId", ${ZONE} as zone, ${QUIET} as quiet, coalesce(a.digest_at, ${DIGEST_TIME}) as time,
  a.digest_on as "writtenOn", a.digest_due_at > 'epoch' as "isPlanned"`;

/** The ways with the digest of somebody in quiet hours: to put it off to their end, to leave it to the next, or to send it. */
export type InQuietHours = 'put off' | 'leave' | 'send';

/** Queues the digests of some people, some in each job. */
async function enqueueTurns(
  db: Db,
  people: readonly Turn[],
  now: Instant,
  inQuietHours: InQuietHours = 'put off',
): Promise<void> {
  const jobs = Array.from({ length: Math.ceil(people.length / IN_ONE_JOB) }, (_, place) =>
    people.slice(place * IN_ONE_JOB, (place + 1) * IN_ONE_JOB),
  ).map((some) => ({
    kind: DIGEST_JOB,
    payload: { people: some, dueAt: now, inQuietHours },
    runAt: now,
    dedupeKey: `digest.${some[0]?.day}.${some[0]?.accountId}`,
  }));
  if (jobs.length > 0) await enqueueAll(db, jobs);
}

/** Plans the next digest of some people, and notes that the one of the day has been handled. */
const plan = (tx: Db, turns: readonly { accountId: number; day: Day | null; next: Instant }[]) =>
  tx.run(sql`
    update accounts a set digest_due_at = t.next, digest_on = coalesce(t.day, a.digest_on)
    from unnest(${turns.map(({ accountId }) => accountId)}::int[], ${turns.map(({ day }) => day)}::date[], ${turns.map(({ next }) => next)}::timestamptz[])
      as t(account_id, day, next)
    where a.id = t.account_id`);

/**
 * Takes the turns that are due, in a transaction: each day of somebody is taken once, in however many processes, and its
 * next one planned. Whoever holds an account meanwhile is passed over, and comes with the next round. Answers whether
 * there may be more. SUCC-079, SUCC-080
 */
export async function takeTurns(tx: Db, now: Instant): Promise<boolean> {
  const due = await tx.many<Due>(sql`
    with due as materialized (
      select id from accounts where active and digest_due_at <= ${now} order by digest_due_at, id limit ${TAKEN_AT_ONCE}
      for update skip locked)
    select ${DUE} from due join accounts a on a.id = due.id order by a.id`);
  if (due.length === 0) return false;
  const turns = due.map((of) => ({
    ...of,
    day: of.isPlanned ? digestDay(now, of) : null,
    next: nextDigest(now, of),
  }));
  await plan(tx, turns);
  const people = turns.flatMap(({ accountId, day }): Turn[] => (day === null ? [] : [{ accountId, day }]));
  await enqueueTurns(tx, people, now);
  return due.length === TAKEN_AT_ONCE;
}

/** Queues the digests of some people for today, whatever the time: a demonstration begins with them. */
export async function queueDigests(db: Database, accountIds: readonly number[], now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx.many<Due>(sql`
      select ${DUE} from accounts a where a.id = any(${accountIds as number[]}::int[]) order by a.id for update`);
    const turns = due.map((of) => ({ ...of, day: localDay(now, of.zone), next: nextDigest(now, of) }));
    await plan(tx, turns);
    await enqueueTurns(
      tx,
      turns.map(({ accountId, day }) => ({ accountId, day })),
      now,
      'send',
    );
  });
}
