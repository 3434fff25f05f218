import { MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database } from '#database/db';
import type { Clock } from './system-clock.ts';

/** The tolerated difference; clocks of a well-kept network agree within a second. */
const TOLERATED = 5 * MINUTE;

/** The clocks of this machine and the database differ, so that it is unclear what is due. */
export class ClockWrong extends Error {}

/**
 * Refuses to run with a wrong clock, because scheduled work such as absences cannot be undone. The embedded database
 * has no clock of its own to compare.
 * @throws ClockWrong
 */
export async function refuseWrongClock(database: Database, clock: Clock): Promise<void> {
  if (database.engine === 'embedded') return;
  const { theirs } = await database.one<{ theirs: Instant }>(sql`select clock_timestamp() as theirs`);
  const ahead = msOf(clock()) - msOf(theirs);
  if (Math.abs(ahead) <= TOLERATED) return;
  const minutes = Math.round(Math.abs(ahead) / MINUTE);
  throw new ClockWrong(
    `The clock of this machine is ${minutes} minutes ${ahead > 0 ? 'ahead of' : 'behind'} that of the database. Set both right (timedatectl), then start again.`,
  );
}
