import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Db } from '#database/db';

/**
 * Waits for the next turn.
 * @throws if the signal ends the wait
 */
export type Pace = (ends?: AbortSignal) => Promise<void>;

const SECONDS_A_MINUTE = 60;

/**
 * Opens a queue that sends mails at even intervals, at most `perMinute` for all processes together, so that a relay
 * with a limit has no reason to delay them. Turns are given in the order of requests, by the clock of the database
 * because those of machines differ. ADM-135
 */
export function openMailPace(
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
