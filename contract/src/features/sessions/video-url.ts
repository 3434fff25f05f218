import type { Failure } from '#kernel/failure';
import { VIDEOS } from './failures.ts';
import type { SessionVideo } from './model.ts';

/** Lecture capture that may be embedded, where an installation names no other host. D-075 */
export const DEFAULT_VIDEO_HOST = 'panopto.com';
const MEETING_HOST = 'zoom.us';

/** The messages about a wrong address of a video. SESS-067 to SESS-069, T-05 to T-07 */
export const VIDEO_URL_HINTS = {
  blank: 'The URL cannot be blank.',
  insecure: 'The URL must be a secure site (https).',
  invalid: 'The URL is not valid.',
} as const;

/** Longest address. D-019 */
export const VIDEO_URL_LENGTH = 2048;

/** `https://.zoom.us/` has an empty label, and no server answers there. */
const isOn = (hostname: string, host: string) =>
  hostname === host || (hostname.endsWith(`.${host}`) && !hostname.split('.').includes(''));

/** Reads an address, or null. A space, a line break or a backslash in it is a mistake, not something to repair. */
const urlOf = (text: string): URL | null => (/[\s\\\p{Cc}]/u.test(text) ? null : URL.parse(text));

/**
 * Says what is wrong with the address of a session video, or null. It compares the parsed name of the host:
 * an address that only mentions a host elsewhere is not on it. SESS-062, SESS-063, D-075
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

/** An accepted address as a browser reads it: `https:zoom.us/x` would lead elsewhere from a page. SESS-063 */
export const storedVideoUrl = (text: string): string => URL.parse(text.trim())?.href ?? text;

/** Refuses where an address is not that of a recording; the sentence names the host of this installation. D-075 */
export const refuseVideoUrls = (urls: readonly string[], videoHost: string, failure: Failure): Failure | null =>
  urls.every((url) => videoUrlProblem(url, videoHost) === null)
    ? null
    : { ...failure, message: failure.message.replace(DEFAULT_VIDEO_HOST, videoHost) };

export type VideoPlayer = { readonly kind: 'link' | 'frame'; readonly url: string };

/** Zoom does not let itself be embedded: its recordings are a link. Panopto shows its player at Embed.aspx. SESS-028, D-075 */
export function parseVideoUrl(text: string): VideoPlayer {
  const url = URL.parse(text);
  if (!url || /zoom/i.test(text)) return { kind: 'link', url: url?.href ?? text };
  url.pathname = url.pathname.replace(/\/Viewer\.aspx$/i, '/Embed.aspx');
  return { kind: 'frame', url: url.href };
}

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

/** The message of a list or a page of videos that could not be loaded. SESS-102, T-14 */
export const VIDEOS_NOT_LOADED =
  'Sorry, there was an error loading videos. Please refresh the page. If the problem persists please reach out to BCS Support';
