import { afterQuietHours, type QuietHours } from '@bcs/contract/features/preferences/times';
import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { enqueueAll } from '#kernel/outbox';
import { releaseNews, turnRows } from './queries-digest.ts';
import { QUIET_HOURS_JSON, ACCOUNT_ZONE } from './queries-quiet.ts';
import { DIGEST_JOB, type InQuietHours, type DigestTurn } from './queries-turns.ts';

interface Found extends DigestTurn {
  readonly zone: Zone;
  readonly quiet: QuietHours;
  /** Tells whether the digest already waits for the end of quiet hours. */
  readonly waits: boolean;
}

/**
 * Picks the people who are not in quiet hours now. The digests of others are postponed to the end of these hours, each
 * as its own job, or left to the next digest; a postponed one is only sent by its job. SUCC-079, D-327
 */
export async function pickAwakePeople(
  db: Db,
  turns: readonly DigestTurn[],
  inQuietHours: InQuietHours,
  now: Instant,
): Promise<DigestTurn[]> {
  const found = await db.many<Found>(sql`
    select t.account_id as "accountId", t.day, ${ACCOUNT_ZONE} as zone, ${QUIET_HOURS_JSON} as quiet,
      exists (select from outbox o where o.dedupe_key = 'digest.' || t.account_id || '.' || t.day || '.later') as waits
    from ${turnRows(turns)} join accounts a on a.id = t.account_id
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

/**
 * Queues a digest for the end of quiet hours. If it is still unsent at the next quiet hours, the next digest includes
 * it.
 */
const putOff = (db: Db, asleep: readonly Readonly<{ turn: DigestTurn; runAt: Instant }>[]) =>
  enqueueAll(
    db,
    asleep.map(({ turn, runAt }) => ({
      kind: DIGEST_JOB,
      payload: { people: [turn], dueAt: runAt, inQuietHours: 'leave' satisfies InQuietHours },
      runAt,
      dedupeKey: `digest.${turn.accountId}.${turn.day}.later`,
    })),
  );
