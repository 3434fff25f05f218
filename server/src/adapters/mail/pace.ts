import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Db } from '#database/db';

/** Waits for the next turn. @throws where the signal ends the wait */
export type Pace = (ends?: AbortSignal) => Promise<void>;

const SECONDS_A_MINUTE = 60;

/**
 * Opens the pace of an installation: turns at even distances, so that no minute has more than `perMinute`, however many
 * processes ask. A relay that counts has no reason to put mails off. Whoever asks first goes first; the clock is that of
 * the database, since those of machines differ. ADM-135
 */
export function openPace(
  db: Db,
  perMinute: number,
  wait: (ms: number, ends?: AbortSignal) => Promise<unknown> = (ms, ends) =>
    sleep(ms, undefined, ends && { signal: ends }),
): Pace {
  const distance = sql`make_interval(secs => ${SECONDS_A_MINUTE / perMinute})`;
  return async (ends) => {
    const { waitMs } = await db.one<{ waitMs: number }>(sql`
      insert into mail_pace as p (next_at) values (clock_timestamp() + ${distance})
      on conflict (only_row) do update set next_at = greatest(p.next_at, clock_timestamp()) + ${distance}
      returning (1000 * extract(epoch from p.next_at - ${distance} - clock_timestamp()))::float8 as "waitMs"`);
    if (waitMs > 0) await wait(waitMs, ends);
  };
}
