import { addDays, atLocal, localDay, type Day, type Instant, type Zone } from '#kernel/clock';
import type { DueTie } from './model.ts';

/** Returns the day on which something tied to a session is due, before holidays are looked at. */
export const dayOfTie = (tie: DueTie, sessionStart: Instant, zone: Zone): Day => {
  const day = localDay(sessionStart, zone);
  if ('at' in tie) return day;
  return addDays(day, 'daysAfter' in tie ? tie.daysAfter : tie.fromMeeting);
};

/** D-080 */
const END_OF_DAY = '23:59:59';

/** When something tied to a session is due on a day. */
export const dueOn = (day: Day, tie: DueTie, sessionStart: Instant, zone: Zone): Instant =>
  'at' in tie ? sessionStart : atLocal(day, tie.time ?? END_OF_DAY, zone);

/** When something tied to a session is due. */
export const dueOfTie = (tie: DueTie, sessionStart: Instant, zone: Zone): Instant =>
  dueOn(dayOfTie(tie, sessionStart, zone), tie, sessionStart, zone);
