const DAY_MS = 86_400_000;
/** The number of cached days, enough for some years in all common zones; the cache is emptied beyond it. */
const DAYS_KEPT = 20_000;

interface Known {
  readonly format: Intl.DateTimeFormat;
  /** The offset for each day of UTC; null if it changes within the day. */
  readonly days: Map<number, number | null>;
}
const zones = new Map<string, Known>();

/** The local time in a zone as if it were UTC, in whole seconds. */
const wallSecond = (format: Intl.DateTimeFormat, second: number): number => {
  const [month, day, year, hour, minute, secondOfMinute] = format.format(second).split(/\D+/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, secondOfMinute);
};

const askIntl = (format: Intl.DateTimeFormat, ms: number): number => {
  const second = Math.floor(ms / 1000) * 1000;
  return wallSecond(format, second) - second;
};

const known = (zone: string): Known => {
  const found = zones.get(zone);
  if (found) return found;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const fresh: Known = { format, days: new Map() };
  zones.set(zone, fresh);
  return fresh;
};

/**
 * The offset of a zone from UTC at a moment, in milliseconds; positive if its clocks are ahead. Intl is called twice
 * per zone and day, because no zone changes twice within one UTC day.
 */
export const offsetAt = (ms: number, zone: string): number => {
  const { format, days } = known(zone);
  const day = Math.floor(ms / DAY_MS);
  let offset = days.get(day);
  if (offset === undefined) {
    const first = askIntl(format, day * DAY_MS);
    offset = first === askIntl(format, (day + 1) * DAY_MS) ? first : null;
    if (days.size >= DAYS_KEPT) days.clear();
    days.set(day, offset);
  }
  return offset ?? askIntl(format, ms);
};

/** The two offsets that may apply to a local time: before and after a nearby change. */
const around = (wall: number, zone: string) => [offsetAt(wall - DAY_MS, zone), offsetAt(wall + DAY_MS, zone)] as const;

/** The moments that correspond to a local time, in order: usually one, two in an overlap, none in a gap. */
const momentsAt = (wall: number, zone: string): number[] =>
  [...new Set(around(wall, zone))]
    .map((offset) => wall - offset)
    .filter((ms) => ms + offsetAt(ms, zone) === wall)
    .toSorted((a, b) => a - b);

/**
 * The moment of a local time. In an overlap it is the first one; in a gap it is moved forward by the size of the gap.
 */
export const instantOfWallTime = (wall: number, zone: string): number =>
  momentsAt(wall, zone)[0] ?? wall - around(wall, zone)[0];

/**
 * The moment of a local time. In an overlap it is the second one; in a gap it is moved forward by the size of the gap.
 */
export const lastMomentOf = (wall: number, zone: string): number =>
  momentsAt(wall, zone).at(-1) ?? instantOfWallTime(wall, zone);

/** The first moment at which the clocks show a local time or, in a gap, the moment of the change. */
export const firstMomentFrom = (wall: number, zone: string): number => {
  const exact = momentsAt(wall, zone)[0];
  if (exact !== undefined) return exact;
  const [before, after] = around(wall, zone);
  let stillBefore = (wall - after) / 1000;
  let alreadyAfter = (wall - before) / 1000;
  while (alreadyAfter - stillBefore > 1) {
    const middle = Math.floor((stillBefore + alreadyAfter) / 2);
    if (offsetAt(middle * 1000, zone) === before) stillBefore = middle;
    else alreadyAfter = middle;
  }
  return alreadyAfter * 1000;
};
