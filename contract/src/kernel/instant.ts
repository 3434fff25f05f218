/** A moment in UTC, always written `YYYY-MM-DDTHH:mm:ss.sssZ`, so that `<` compares. D-010 */
export type Instant = string;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Writes milliseconds since 1970 as an instant. */
export const instantOf = (ms: number): Instant => new Date(ms).toISOString();

/** Reads an instant as milliseconds since 1970. */
export const msOf = (instant: Instant): number => Date.parse(instant);

/** The instant some milliseconds later, or earlier if negative. */
export const plus = (instant: Instant, ms: number): Instant => instantOf(msOf(instant) + ms);

/** The later of two instants, or of two days. */
export const later = (a: Instant, b: Instant): Instant => (a > b ? a : b);

/** The earlier of two instants, or of two days. */
export const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b);

/** Compares instants or days, the earliest first. */
export const compareInstants = (a: Instant, b: Instant): number => Number(a > b) - Number(a < b);
