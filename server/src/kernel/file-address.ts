import { timingSafeEqual } from 'node:crypto';
import { HOUR, msOf, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Sealer } from './sealer.ts';
import { secondsOf } from './tokens.ts';

/** The actions that an address can allow. */
export type FileUse = 'put' | 'get';

const signatureOf = ({ derive }: Pick<Sealer, 'derive'>, use: FileUse, key: string, until: number) =>
  derive(`file address: ${use} ${key} until ${until}`);

/**
 * Returns a signed path that allows one action on one file until a given time, since a picture in a page cannot send a
 * token. D-165
 */
export function fileAddress(sealer: Pick<Sealer, 'derive'>, use: FileUse, key: string, until: Instant): string {
  const seconds = secondsOf(until);
  return `/files/${key}?until=${seconds}&signature=${signatureOf(sealer, use, key, seconds)}`;
}

/**
 * Returns the address of a file for an hour or two. It is the same for everybody within an hour, so that browsers can
 * cache it.
 */
export function addressToSee(sealer: Pick<Sealer, 'derive'>, key: string, now: Instant): string {
  const intoTheHour = msOf(now) % HOUR;
  return fileAddress(sealer, 'get', key, plus(now, 2 * HOUR - intoTheHour));
}

/** Tells whether an address was issued for this action and has not expired. */
export function isFileAddress(
  sealer: Pick<Sealer, 'derive'>,
  use: FileUse,
  key: string,
  { until, signature }: Readonly<{ until?: unknown; signature?: unknown }>,
  now: Instant,
): boolean {
  if (typeof until !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(until)) return false;
  const expected = Buffer.from(signatureOf(sealer, use, key, Number(until)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && secondsOf(now) < Number(until);
}
