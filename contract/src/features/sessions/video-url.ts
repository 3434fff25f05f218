import type { Failure } from '#kernel/failure';
import { VIDEO_FAILURES } from './failures.ts';
import type { SessionVideo } from './model.ts';

/** The default host of recordings that can be embedded. D-075 */
export const DEFAULT_VIDEO_HOST = 'panopto.com';
const MEETING_HOST = 'zoom.us';

/** The messages about a wrong address of a video. SESS-067 to SESS-069, T-05 to T-07 */
export const VIDEO_URL_HINTS = {
  blank: 'The URL cannot be blank.',
  insecure: 'The URL must be a secure site (https).',
  invalid: 'The URL is not valid.',
} as const;

/** The greatest length of an address. D-019 */
export const VIDEO_URL_LENGTH = 2048;

/** Tells whether a host belongs to a site; `https://.zoom.us/` has an empty label and is not valid. */
const isOn = (hostname: string, host: string) =>
  hostname === host || (hostname.endsWith(`.${host}`) && !hostname.split('.').includes(''));

/**
 * Reads an address, or returns null. Spaces, line breaks and backslashes are mistakes that are not corrected silently.
 */
const urlOf = (text: string): URL | null => (/[\s\\\p{Cc}]/u.test(text) ? null : URL.parse(text));

/**
 * Says what is wrong with the address of a session video, or null. It compares the parsed host name, so that an address
 * which merely mentions an allowed host is refused. SESS-062, SESS-063, D-075
 */
export function videoUrlProblem(text: string, videoHost: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return VIDEO_URL_HINTS.blank;
  const url = trimmed.length > VIDEO_URL_LENGTH ? null : urlOf(trimmed);
  if (!url) return VIDEO_URL_HINTS.invalid;
  if (url.protocol !== 'https:') return VIDEO_URL_HINTS.insecure;
  const bare = url.username === '' && url.password === '' && url.port === '' && !/^https:\/*[^/?#]*[@:]/i.test(trimmed);
  return bare && [videoHost, MEETING_HOST].some((host) => isOn(url.hostname, host)) ? null : VIDEO_URL_HINTS.invalid;
}

/**
 * Normalizes an accepted address as a browser reads it; `https:zoom.us/x` would lead elsewhere from a page. SESS-063
 */
export const storedVideoUrl = (text: string): string => URL.parse(text.trim())?.href ?? text;

/** Refuses addresses that are not recordings; the message names the host of this installation. D-075 */
export const refuseVideoUrls = (urls: readonly string[], videoHost: string, failure: Failure): Failure | null =>
  urls.every((url) => videoUrlProblem(url, videoHost) === null)
    ? null
    : { ...failure, message: failure.message.replace(DEFAULT_VIDEO_HOST, videoHost) };

export type VideoPlayer = { readonly kind: 'link' | 'frame'; readonly url: string };

/**
 * Tells how to play a video. Zoom does not allow embedding, so its recordings are links; Panopto has its player at
 * Embed.aspx. SESS-028, D-075
 */
export function parseVideoUrl(text: string): VideoPlayer {
  const url = URL.parse(text);
  if (!url || /zoom/i.test(text)) return { kind: 'link', url: url?.href ?? text };
  url.pathname = url.pathname.replace(/\/Viewer\.aspx$/i, '/Embed.aspx');
  return { kind: 'frame', url: url.href };
}

/** The highest number of videos of one session. */
export const MOST_VIDEOS = 50;

/** Refuses a list that is too long, unless it became shorter: it may date from before there was a limit. */
export const refuseNumber = (after: number, before: number): Failure | null =>
  after > MOST_VIDEOS && after > before ? VIDEO_FAILURES.TOO_MANY : null;

interface Replacement {
  readonly urls: readonly string[];
  /** The ids of the videos that the caller saw, in their order. A changed address gets a new id. */
  readonly seen?: readonly number[] | undefined;
}

/** Refuses to replace a list that somebody else has changed since it was read, unless nothing would be lost. */
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
    return VIDEO_FAILURES.CHANGED;
  return refuseNumber(urls.length, stored.length);
}

const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** The message of a list or a page of videos that could not be loaded. SESS-102, T-14 */
export const VIDEOS_NOT_LOADED =
  'Sorry, there was an error loading videos. Please refresh the page. If the problem persists please reach out to BCS Support';
