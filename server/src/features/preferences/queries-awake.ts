import { afterQuietHours, type QuietHours } from '@bcs/contract/features/preferences/times';
import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { enqueueAll } from '#kernel/outbox';
import { releaseNews, turnsOf } from './queries-digest.ts';
import { QUIET, ZONE } from './queries-quiet.ts';
import { DIGEST_JOB, type InQuietHours, type Turn } from './queries-turns.ts';

interface Found extends Turn {
  readonly zone: Zone;
  readonly quiet: QuietHours;
  /** Tells whether it waits for the end of quiet hours already. */
  readonly waits: boolean;
}

/**
 * Picks the turns of people who are not in quiet hours now. The others are put off to the end of these hours, each as a
 * job of its own, or left to the next digest; what was put off is left to that job. SUCC-079, D-327
 */
export async function pickAwake(
  db: Db,
  turns: readonly Turn[],
  inQuietHours: InQuietHours,
  now: Instant,
): Promise<Turn[]> {
  const found = await db.many<Found>(sql`
    select t.account_id as "accountId", t.day, ${ZONE} as zone, ${QUIET} as quiet,
      exists (select from outbox o where o.dedupe_key = 'digest.' || t.account_id || '.' || t.day || '.later') as waits
    from ${turnsOf(turns)} join accounts a on a.id = t.account_id
    order by a.id`);
  const here = found.filter(({ waits }) => inQuietHours === 'leave' || !waits);
  const planned = here.map(({ accountId, day, zone, quiet }) => ({
    turn: { accountId, day },
    runAt: afterQuietHours(now, zone, quiet),
  }));
  const asleep = planned.filter(({ runAt }) => runAt > now);
  if (asleep.length > 0)
    await (inQuietHours === 'leave'
      ? releaseNews(
          db,
          asleep.map(({ turn }) => turn),
        )
      : putOff(db, asleep));
  return planned.filter(({ runAt }) => runAt === now).map(({ turn }) => turn);
}

/** Queues a digest for the end of quiet hours, once: should it not go out by the next ones, it is left to the next. */
const putOff = (db: Db, asleep: readonly Readonly<{ turn: Turn; runAt: Instant }>[]) =>
  enqueueAll(
    db,
    asleep.map(({ turn, runAt }) => ({
      kind: DIGEST_JOB,
      payload: { people: [turn], dueAt: runAt, inQuietHours: 'leave' satisfies InQuietHours },
      runAt,
      dedupeKey: `digest.${turn.accountId}.${turn.day}.later`,
    })),
  );
