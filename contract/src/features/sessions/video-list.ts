import type { Failure } from '#kernel/failure';
import { VIDEOS } from './failures.ts';
import type { SessionVideo } from './model.ts';

/** Videos of one session. */
export const MOST_VIDEOS = 50;

/** A list may always become shorter, also one from before there was a limit. */
export const refuseNumber = (after: number, before: number): Failure | null =>
  after > MOST_VIDEOS && after > before ? VIDEOS.TOO_MANY : null;

interface Replacement {
  readonly urls: readonly string[];
  /** The ids of the videos that the caller saw, in their order. A changed address has a new id. */
  readonly seen?: readonly number[] | undefined;
}

/** Refuses to replace a list that somebody else has changed since it was read. Saved as it is, nothing is lost. */
export function refuseReplacing({ urls, seen }: Replacement, stored: readonly SessionVideo[]): Failure | null {
  if (
    isSame(
      urls,
      stored.map(({ url }) => url),
    )
  )
    return null;
  if (
    seen &&
    !isSame(
      seen,
      stored.map(({ id }) => id),
    )
  )
    return VIDEOS.CHANGED;
  return refuseNumber(urls.length, stored.length);
}

const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);
