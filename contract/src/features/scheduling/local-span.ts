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

/** The times between which something takes place. */
export interface Span {
  readonly startTime: Instant;
  readonly endTime: Instant;
}
/** A span in local times; `days` is the number of midnights between, `lasts` how long it took in ms. */
export interface LocalSpan {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly lasts?: number;
}

/** The local time in a zone at an instant, with everything below the second: 23:59:59.999. D-010 */
export function toClock(instant: Instant, zone: Zone): string {
  const { hour, minute, second } = localTime(instant, zone);
  const wall = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
  return wall + instant.slice(wall.length + 'YYYY-MM-DDT'.length, -1);
}

/** A span by the clocks of a zone, without its day. */
export const toLocalSpan = ({ startTime, endTime }: Span, zone: Zone): LocalSpan => ({
  start: toClock(startTime, zone),
  end: toClock(endTime, zone),
  days: daysBetween(localDay(startTime, zone), localDay(endTime, zone)),
  lasts: Date.parse(endTime) - Date.parse(startTime),
});

/**
 * The instants of a span that begins on a day. Where the clocks change in between, so that it would end before it begins,
 * it lasts as long as they say on other days; and where they were set back during the old one, as long as that took. D-010
 */
export function spanOn(day: Day, { start, end, days, lasts = 0 }: LocalSpan, zone: Zone): Span {
  const endDay = addDays(day, days);
  const [startTime, endTime] = [atLocal(day, start, zone), atLocal(endDay, end, zone)];
  if (startTime < endTime) return { startTime, endTime };
  const onTheWall = Date.parse(`${endDay}T${end}Z`) - Date.parse(`${day}T${start}Z`);
  return { startTime, endTime: plus(startTime, onTheWall > 0 ? onTheWall : lasts) };
}
