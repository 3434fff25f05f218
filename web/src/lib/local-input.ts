import { atLocal, localDay, localTime, type Instant, type Zone } from '@bcs/contract/kernel/clock';

const two = (number: number) => String(number).padStart(2, '0');

/** An instant as the value of a `datetime-local` input, on the clocks of the course. D-010 */
export function toLocalInput(instant: Instant, zone: Zone): string {
  const { hour, minute } = localTime(instant, zone);
  return `${localDay(instant, zone)}T${two(hour)}:${two(minute)}`;
}

const SHAPE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)/;

/** The instant of a `datetime-local` value on the clocks of the course; null while it is not complete. D-010 */
export function fromLocalInput(value: string, zone: Zone): Instant | null {
  const [, day, time] = SHAPE.exec(value) ?? [];
  if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}Z`))) return null;
  return atLocal(day, time, zone);
}
