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

/** The period during which mails wait, as times of day. SUCC-079 */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}
export const QUIET_HOURS: QuietHours = { from: '21:00', until: '07:00' };
/** The default time of the digest. SUCC-079 */
export const DIGEST_TIME = '07:00';

/** The longest delay of a digest; after that its news goes into the next one. */
const LATEST = 12 * HOUR;

const clockOf = (now: Instant, zone: Zone): string => {
  const { hour, minute } = localTime(now, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/** Tells whether a time of day lies in quiet hours, which may span midnight; equal times mean no quiet hours. */
const isWithin = (time: string, { from, until }: QuietHours): boolean =>
  from <= until ? from <= time && time < until : from <= time || time < until;

/** The next moment after a given one at which the clocks of a zone show a certain time. */
const nextAt = (after: Instant, time: string, zone: Zone): Instant => {
  const day = localDay(after, zone);
  const today = atLocal(day, time, zone);
  return today > after ? today : atLocal(addDays(day, 1), time, zone);
};

/** The time when a mail that is ready now may be sent: now, or at the end of quiet hours. SUCC-079 */
export const afterQuietHours = (now: Instant, zone: Zone, quiet: QuietHours): Instant => {
  if (!isWithin(clockOf(now, zone), quiet)) return now;
  const day = localDay(now, zone);
  const { until } = quiet;
  // when clocks go back they may show the end twice, with quiet hours beginning again in between
  const ends = [atLocal(day, until, zone), lastAtLocal(day, until, zone), atLocal(addDays(day, 1), until, zone)];
  return ends.find((end) => end > now) ?? now;
};

/** The chosen times, and the time zone to which they refer. */
export interface DigestTimes {
  readonly time: string;
  readonly quiet: QuietHours;
  readonly zone: Zone;
}

/** The time of day of the digest: the chosen one or, if that lies in quiet hours, their end. SUCC-079, D-327 */
const timeOf = ({ time, quiet }: DigestTimes): string => (isWithin(time, quiet) ? quiet.until : time);

/** The time when the next digest is due. SUCC-079 */
export const nextDigest = (now: Instant, of: DigestTimes): Instant => nextAt(now, timeOf(of), of.zone);

/** The chosen times of a person's digest, and the day of the last one. */
interface Digests extends DigestTimes {
  /** The local day of the last digest; null if there was none. */
  readonly writtenOn: Day | null;
}

/**
 * The time of the next digest after somebody has changed its time or the time zone. It is sent at once if its new time
 * has passed today and today's was not sent yet, so that no day is skipped outside of quiet hours. SUCC-079, D-295
 */
export const nextAfterChange = (now: Instant, of: Digests): Instant => {
  const mayCome = of.writtenOn !== null && afterQuietHours(now, of.zone, of.quiet) === now;
  return mayCome && digestDay(now, of) !== null ? now : nextDigest(now, of);
};

/**
 * The local day whose digest is to be written now; null if it was written or is long overdue. Each day has one moment
 * at which its digest is due, even if the clocks skip or repeat that time, and days never go back, so each digest is
 * sent exactly once. SUCC-079
 */
export function digestDay(now: Instant, { writtenOn, ...of }: Digests): Day | null {
  const { zone } = of;
  const time = timeOf(of);
  const today = localDay(now, zone);
  const day = atLocal(today, time, zone) <= now ? today : addDays(today, -1);
  const isLate = plus(atLocal(day, time, zone), LATEST) <= now;
  return isLate || (writtenOn !== null && writtenOn >= day) ? null : day;
}
