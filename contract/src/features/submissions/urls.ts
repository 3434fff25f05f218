import type { Failure } from '#kernel/failure';
import { type InContext, isCareer } from '#features/enrollments/contexts';
import { WORK } from './failures.ts';

/** The titles a career URL can have. SUBM-068, D-086 */
export const CAREER_TITLES = ['Brand Statement', 'Resume', 'Portfolio', 'LinkedIn', 'Github'] as const;
export type CareerTitle = (typeof CAREER_TITLES)[number];

/** Loopback, private, link-local, shared by a carrier, and this very machine. */
const LOCAL_V4 =
  /^(?=[\d.]+$)(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const LOCAL_V6 = /^\[(?:::1?\]|f[cd]|fe[89ab]|::ffff:)/;
const LOCAL_NAME = /(?:^|\.)(?:local|localhost|localdomain)$/;

/** The name of a host without the dot that may end it. */
const bare = (hostname: string): string => hostname.replace(/\.$/, '');

/** Tells whether a host, as a URL has it, is found by its owner or in one house only. D-233 */
const isLocalHost = (hostname: string): boolean =>
  LOCAL_V4.test(hostname) || LOCAL_V6.test(hostname) || LOCAL_NAME.test(bare(hostname));

/** Tells whether it is a single name, which means something in one house only as well. */
const isSingleName = (hostname: string): boolean => !bare(hostname).includes('.') && !hostname.startsWith('[');

/** D-088 */
export const URL_LONGEST = 2048;
/** The largest number of URLs of one piece of work. */
export const URLS_MOST = 50;

export interface WorkUrl {
  readonly url: string;
  readonly title: string | null;
}

const parsed = (url: string): URL | null =>
  url.length <= URL_LONGEST && /^https?:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url) ? new URL(url) : null;

/**
 * Tells whether a trimmed text is a complete address that others can open: http or https, a host with a dot, no spaces,
 * no user info. D-088, D-233
 */
export const isWebUrl = (url: string): boolean => {
  const address = parsed(url);
  return (
    address !== null &&
    address.username === '' &&
    address.password === '' &&
    !isLocalHost(address.hostname) &&
    /^[^.]+(?:\.[^.]+)+$/.test(address.hostname)
  );
};

/**
 * Tells whether an address leads to the machine or the house of whoever wrote it, with its beginning or without. D-233
 */
const isLocal = (url: string): boolean => {
  const address = parsed(url);
  if (address !== null) return isLocalHost(address.hostname) || isSingleName(address.hostname);
  return !url.includes('://') && isLocalHost(parsed(`http://${url}`)?.hostname ?? '');
};

/** The address that somebody means: trimmed, and with https:// where only that is missing. SUBM-027 */
export const completeUrl = (typed: string): string => {
  const trimmed = typed.trim();
  return !trimmed.includes('://') && isWebUrl(`https://${trimmed}`) ? `https://${trimmed}` : trimmed;
};

/** Tells whether a URL leads to a site or its subdomains; a mention elsewhere in the URL does not count. D-087 */
const leadsTo = (url: string, host: string): boolean => {
  const hostname = parsed(url)?.hostname ?? '';
  return hostname === host || hostname.endsWith(`.${host}`);
};

/** Tells whether a text names another site; an address of the right one that only lacks its beginning does not. */
const leadsElsewhere = (url: string, host: string): boolean => !leadsTo(url, host) && !leadsTo(`https://${url}`, host);

/** Tells whether two texts are the same address, however host and protocol are written. */
const isSame = (a: string, b: string): boolean => (parsed(a)?.href ?? a) === (parsed(b)?.href ?? b);

/** An item as its URLs are judged. */
type Linked = InContext & { readonly title?: string };

/** The titles for the URLs of a career item: one of the five, or the title of the item itself. D-086, D-234 */
export function urlTitlesOf(item: Linked): string[] {
  const { title = '' } = item;
  const isOther = isCareer(item) && title !== '' && !CAREER_TITLES.some((known) => known === title);
  return isOther ? [...CAREER_TITLES, title] : [...CAREER_TITLES];
}

/** The mistake in one URL of an item, judged trimmed. SUBM-027, SUBM-029..SUBM-032, SUBM-035 */
export const urlProblem = (item: Linked, { url, title }: WorkUrl): Failure | null => {
  const trimmed = url.trim();
  if (isCareer(item)) {
    if (title === null || !urlTitlesOf(item).includes(title)) return WORK.TITLE_REQUIRED;
    if (title === 'LinkedIn' && leadsElsewhere(trimmed, 'linkedin.com')) return WORK.NOT_LINKEDIN;
    if (title === 'Github' && leadsElsewhere(trimmed, 'github.com')) return WORK.NOT_GITHUB;
  }
  if (isWebUrl(trimmed)) return null;
  return isLocal(trimmed) ? WORK.URL_LOCAL : WORK.URL_INVALID;
};

/** Tells why a URL cannot be added to those already listed; the field is cleared then. SUBM-033, SUBM-034 */
export const addUrlProblem = (item: Linked, added: WorkUrl, listed: readonly WorkUrl[]): Failure | null => {
  const problem = urlProblem(item, added);
  if (problem) return problem;
  if (listed.some(({ url }) => isSame(url.trim(), added.url.trim()))) return WORK.ALREADY_LISTED;
  return listed.length < URLS_MOST ? null : WORK.TOO_MANY_URLS;
};

/** Tells whether a URL stands twice in a list. SUBM-028 */
export const hasDuplicates = (urls: readonly WorkUrl[]): boolean =>
  urls.some(({ url }, place) => urls.slice(0, place).some((before) => isSame(before.url.trim(), url.trim())));
