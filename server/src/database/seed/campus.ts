import { localTime, MINUTE, plus, type Instant, type Zone } from '@bcs/contract/kernel/clock';

/** Northfield, where nearly everything takes place, or the university of the isolation tests. */
export type Campus = 'northfield' | 'lakeside';

/** The time from the anchor to the beginning of today's class, so that check-in is open. */
export const CLASS_BEGINS_IN = 20 * MINUTE;
/** The range of hours in which classes begin. */
const [EARLIEST, LATEST] = ['08:30', '20:00'] as const;

/** The possible time zones of Northfield, chosen so that it is always daytime in one of them. */
const NORTHFIELD = ['America/New_York', 'Pacific/Honolulu', 'Australia/Sydney', 'Europe/London'] as const;

const two = (number: number) => String(number).padStart(2, '0');

function isHuman(anchor: Instant, zone: Zone): boolean {
  const { hour, minute } = localTime(plus(anchor, CLASS_BEGINS_IN), zone);
  const time = `${two(hour)}:${two(minute)}`;
  return EARLIEST <= time && time <= LATEST;
}

/**
 * The zone of a campus. A class is always about to begin at a reasonable hour when the world is planted: Northfield
 * lies in New York or, while it is night there, elsewhere.
 */
export const zoneOf = (campus: Campus, anchor: Instant): Zone =>
  campus === 'lakeside' ? 'America/Los_Angeles' : (NORTHFIELD.find((zone) => isHuman(anchor, zone)) ?? NORTHFIELD[0]);
