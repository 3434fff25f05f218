import { digestDay, DIGEST_TIME, nextDigest, type DigestTimes } from '@bcs/contract/features/preferences/times';
import { localDay, type Day, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database, type Db } from '#database/db';
import { enqueueAll } from '#kernel/outbox';
import { QUIET_HOURS_JSON, ACCOUNT_ZONE } from './queries-quiet.ts';

/** The job that writes and sends the digests of some people. */
export const DIGEST_JOB = 'digest';

/** A person whose digest of a local day is due. */
export type DigestTurn = Readonly<{ accountId: number; day: Day }>;

/** The number of people in one transaction and one job. */
const TAKEN_AT_ONCE = 500;
const IN_ONE_JOB = 50;

interface Due extends DigestTimes {
  readonly accountId: number;
  readonly writtenOn: Day | null;
  /**
   * Tells whether a digest was planned before; otherwise it is only planned now, so that the first one comes at the
   * chosen time.
   */
  readonly isPlanned: boolean;
}

const DUE = sql`a.id as "accountId", ${ACCOUNT_ZONE} as zone, ${QUIET_HOURS_JSON} as quiet, coalesce(a.digest_at, ${DIGEST_TIME}) as time,
  a.digest_on as "writtenOn", a.digest_due_at > 'epoch' as "isPlanned"`;

/** The treatment of a digest in quiet hours: postpone it to their end, leave it to the next one, or send it. */
export type InQuietHours = 'put off' | 'leave' | 'send';

/** Queues the digests of some people, several in each job. */
async function enqueueTurns(
  db: Db,
  people: readonly DigestTurn[],
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

/** Plans the next digests of some people, and records that today's were handled. */
const plan = (tx: Db, turns: readonly { accountId: number; day: Day | null; next: Instant }[]) =>
  tx.run(sql`
    update accounts a set digest_due_at = t.next, digest_on = coalesce(t.day, a.digest_on)
    from unnest(${turns.map(({ accountId }) => accountId)}::int[], ${turns.map(({ day }) => day)}::date[], ${turns.map(({ next }) => next)}::timestamptz[])
      as t(account_id, day, next)
    where a.id = t.account_id`);

/**
 * Takes the digests that are due, in a transaction: each day is handled once among all processes, and the next one
 * planned. Locked accounts are skipped until the next round. Returns whether there may be more. SUCC-079, SUCC-080
 */
export async function takeDigestTurns(tx: Db, now: Instant): Promise<boolean> {
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
  const people = turns.flatMap(({ accountId, day }): DigestTurn[] => (day === null ? [] : [{ accountId, day }]));
  await enqueueTurns(tx, people, now);
  return due.length === TAKEN_AT_ONCE;
}

/** Queues today's digests of some people regardless of the time, with which a demonstration begins. */
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
