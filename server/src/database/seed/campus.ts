import { localTime, MINUTE, plus, type Instant, type Zone } from '@bcs/contract/kernel/clock';

/** Northfield, where nearly everything takes place, or the university of the isolation tests. */
export type Campus = 'northfield' | 'lakeside';

/** Today's class begins so long after the anchor, so that check-in is open at once. */
export const CLASS_BEGINS_IN = 20 * MINUTE;
/** Nobody has class before or begins one after. */
const [EARLIEST, LATEST] = ['08:30', '20:00'] as const;

/** The time zones in which Northfield may lie. The day is never over in all of them at once. */
const NORTHFIELD = ['America/New_York', 'Pacific/Honolulu', 'Australia/Sydney', 'Europe/London'] as const;

const two = (number: number) => String(number).padStart(2, '0');

function isHuman(anchor: Instant, zone: Zone): boolean {
  const { hour, minute } = localTime(plus(anchor, CLASS_BEGINS_IN), zone);
  const time = `${two(hour)}:${two(minute)}`;
  return EARLIEST <= time && time <= LATEST;
}

/**
 * The zone of a campus. Whenever the world is planted a class is about to begin, and it begins at an hour at which
 * people learn: Northfield lies in New York, and elsewhere while it is night there.
 */
export const zoneOf = (campus: Campus, anchor: Instant): Zone =>
  campus === 'lakeside' ? 'America/Los_Angeles' : (NORTHFIELD.find((zone) => isHuman(anchor, zone)) ?? NORTHFIELD[0]);
