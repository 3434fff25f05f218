import { addDays, atLocal, localDay, type Day, type Instant, type Zone } from '#kernel/clock';
import type { DueTie } from './model.ts';

/** Returns the day on which a tied item is due, before holidays are considered. */
export const dayOfTie = (tie: DueTie, sessionStart: Instant, zone: Zone): Day => {
  const day = localDay(sessionStart, zone);
  if ('at' in tie) return day;
  return addDays(day, 'daysAfter' in tie ? tie.daysAfter : tie.fromMeeting);
};

/** Specified by D-080. */
const END_OF_DAY = '23:59:59';

/** The time on a given day when a tied item is due. */
export const tiedDueOn = (day: Day, tie: DueTie, sessionStart: Instant, zone: Zone): Instant =>
  'at' in tie ? sessionStart : atLocal(day, tie.time ?? END_OF_DAY, zone);

/** The time when a tied item is due. */
export const dueOfTie = (tie: DueTie, sessionStart: Instant, zone: Zone): Instant =>
  tiedDueOn(dayOfTie(tie, sessionStart, zone), tie, sessionStart, zone);
