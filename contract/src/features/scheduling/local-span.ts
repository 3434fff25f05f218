import {
  addDays,
  atLocal,
  daysBetween,
  localDay,
  localTime,
  plus,
  type Day,
  type Instant,
  type Zone,
} from '#kernel/clock';

/** A start and an end time. */
export interface Span {
  readonly startTime: Instant;
  readonly endTime: Instant;
}
/** A span in local times; `days` is the number of midnights in it, `lasts` its former duration in ms. */
export interface LocalSpan {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly lasts?: number;
}

/** The local time of an instant in a zone, with seconds and milliseconds: 23:59:59.999. D-010 */
export function toClockTime(instant: Instant, zone: Zone): string {
  const { hour, minute, second } = localTime(instant, zone);
  const wall = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
  return wall + instant.slice(wall.length + 'YYYY-MM-DDT'.length, -1);
}

/** Converts a span into local times without a day. */
export const toLocalSpan = ({ startTime, endTime }: Span, zone: Zone): LocalSpan => ({
  start: toClockTime(startTime, zone),
  end: toClockTime(endTime, zone),
  days: daysBetween(localDay(startTime, zone), localDay(endTime, zone)),
  lasts: Date.parse(endTime) - Date.parse(startTime),
});

/**
 * The instants of a span that begins on a given day. If a change of the clocks would make it end before it begins, it
 * lasts as long as on other days; if the clocks were set back during the old span, it keeps that duration. D-010
 */
export function spanOnDay(day: Day, { start, end, days, lasts = 0 }: LocalSpan, zone: Zone): Span {
  const endDay = addDays(day, days);
  const [startTime, endTime] = [atLocal(day, start, zone), atLocal(endDay, end, zone)];
  if (startTime < endTime) return { startTime, endTime };
  const onTheWall = Date.parse(`${endDay}T${end}Z`) - Date.parse(`${day}T${start}Z`);
  return { startTime, endTime: plus(startTime, onTheWall > 0 ? onTheWall : lasts) };
}
