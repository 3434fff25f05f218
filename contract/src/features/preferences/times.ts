import {
  addDays,
  atLocal,
  HOUR,
  lastAtLocal,
  localDay,
  localTime,
  plus,
  type Day,
  type Instant,
  type Zone,
} from '#kernel/clock';

/** The time from which mails wait, and until which they do. SUCC-079 */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}
export const QUIET_HOURS: QuietHours = { from: '21:00', until: '07:00' };
/** The time of the digest, unless somebody chooses another one. SUCC-079 */
export const DIGEST_TIME = '07:00';

/** A digest that could not be written for so long is left to the next one, which holds the same news. */
const LATEST = 12 * HOUR;

const clockOf = (now: Instant, zone: Zone): string => {
  const { hour, minute } = localTime(now, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/** Tells whether a time of day lies in quiet hours, which may go past midnight; the same time twice is none at all. */
const isWithin = (time: string, { from, until }: QuietHours): boolean =>
  from <= until ? from <= time && time < until : from <= time || time < until;

/** The first moment after another one at which the clocks of a zone show a time. */
const nextAt = (after: Instant, time: string, zone: Zone): Instant => {
  const day = localDay(after, zone);
  const today = atLocal(day, time, zone);
  return today > after ? today : atLocal(addDays(day, 1), time, zone);
};

/** When a mail that is ready now may go out: now, or at the end of quiet hours. SUCC-079 */
export const afterQuietHours = (now: Instant, zone: Zone, quiet: QuietHours): Instant => {
  if (!isWithin(clockOf(now, zone), quiet)) return now;
  const day = localDay(now, zone);
  const { until } = quiet;
  // where clocks go back they may show the end twice, and quiet hours begin again in between
  const ends = [atLocal(day, until, zone), lastAtLocal(day, until, zone), atLocal(addDays(day, 1), until, zone)];
  return ends.find((end) => end > now) ?? now;
};

/** The times that somebody has chosen, and where they hold. */
export interface DigestTimes {
  readonly time: string;
  readonly quiet: QuietHours;
  readonly zone: Zone;
}

/** The time of day at which a digest comes: the chosen one or, where it lies in quiet hours, their end. SUCC-079, D-327 */
const timeOf = ({ time, quiet }: DigestTimes): string => (isWithin(time, quiet) ? quiet.until : time);

/** When the next digest is due. SUCC-079 */
export const nextDigest = (now: Instant, of: DigestTimes): Instant => nextAt(now, timeOf(of), of.zone);

/** When the digest of somebody is due, and when it came last. */
interface Digests extends DigestTimes {
  /** The local day of the last one; null before the first. */
  readonly writtenOn: Day | null;
}

/**
 * When the next digest of somebody is due who has just changed its time or the time zone: at once where its new time on
 * this day has passed and the day has had none, so that no day is left out but in quiet hours. SUCC-079, D-295
 */
export const nextAfterChange = (now: Instant, of: Digests): Instant => {
  const mayCome = of.writtenOn !== null && afterQuietHours(now, of.zone, of.quiet) === now;
  return mayCome && digestDay(now, of) !== null ? now : nextDigest(now, of);
};

/**
 * The local day whose digest is to be written now; null where it was written, or its time is long past. A day has one
 * moment at which it is due, also when the clocks skip its time or show it twice, and days only go on: so each has its
 * digest once, whatever happens to the clocks, the time zone or the server. SUCC-079
 */
export function digestDay(now: Instant, { writtenOn, ...of }: Digests): Day | null {
  const { zone } = of;
  const time = timeOf(of);
  const today = localDay(now, zone);
  const day = atLocal(today, time, zone) <= now ? today : addDays(today, -1);
  const isLate = plus(atLocal(day, time, zone), LATEST) <= now;
  return isLate || (writtenOn !== null && writtenOn >= day) ? null : day;
}
