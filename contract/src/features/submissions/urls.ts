import type { Failure } from '#kernel/failure';
import { type InContext, isCareer } from '#features/enrollments/contexts';
import { WORK_MESSAGES } from './failures.ts';

/** The titles a career URL can have. SUBM-068, D-086 */
export const CAREER_TITLES = ['Brand Statement', 'Resume', 'Portfolio', 'LinkedIn', 'Github'] as const;
export type CareerTitle = (typeof CAREER_TITLES)[number];

/** Matches IPv4 addresses that are not public: loopback, private, link-local, carrier-grade NAT, and this host. */
const LOCAL_V4 =
  /^(?=[\d.]+$)(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const LOCAL_V6 = /^\[(?:::1?\]|f[cd]|fe[89ab]|::ffff:)/;
const LOCAL_NAME = /(?:^|\.)(?:local|localhost|localdomain)$/;

/** Removes the dot at the end of a host name. */
const bare = (hostname: string): string => hostname.replace(/\.$/, '');

/** Tells whether a host can be reached only from its own machine or network. D-233 */
const isLocalHost = (hostname: string): boolean =>
  LOCAL_V4.test(hostname) || LOCAL_V6.test(hostname) || LOCAL_NAME.test(bare(hostname));

/** Tells whether a host is a single name, which also works only in its own network. */
const isSingleName = (hostname: string): boolean => !bare(hostname).includes('.') && !hostname.startsWith('[');

/** Specified by D-088. */
export const URL_LONGEST = 2048;
/** The highest number of URLs of one submission. */
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

/** Tells whether an address, with or without its protocol, only works on its author's machine or network. D-233 */
const isLocal = (url: string): boolean => {
  const address = parsed(url);
  if (address !== null) return isLocalHost(address.hostname) || isSingleName(address.hostname);
  return !url.includes('://') && isLocalHost(parsed(`http://${url}`)?.hostname ?? '');
};

/** Completes a typed address: it is trimmed, and https:// is added if only that is missing. SUBM-027 */
export const completeUrl = (typed: string): string => {
  const trimmed = typed.trim();
  return !trimmed.includes('://') && isWebUrl(`https://${trimmed}`) ? `https://${trimmed}` : trimmed;
};

/** Tells whether a URL belongs to a site or its subdomains; a mention elsewhere in the URL does not count. D-087 */
const leadsTo = (url: string, host: string): boolean => {
  const hostname = parsed(url)?.hostname ?? '';
  return hostname === host || hostname.endsWith(`.${host}`);
};

/** Tells whether a text names another site; an address of the right site without its protocol does not. */
const leadsElsewhere = (url: string, host: string): boolean => !leadsTo(url, host) && !leadsTo(`https://${url}`, host);

/** Tells whether two texts are the same address, regardless of how host and protocol are written. */
const isSame = (a: string, b: string): boolean => (parsed(a)?.href ?? a) === (parsed(b)?.href ?? b);

/** The facts about an item that decide about its URLs. */
type Linked = InContext & { readonly title?: string };

/** The titles for the URLs of a career item: one of the five, or the title of the item itself. D-086, D-234 */
export function urlTitlesOf(item: Linked): string[] {
  const { title = '' } = item;
  const isOther = isCareer(item) && title !== '' && !CAREER_TITLES.some((known) => known === title);
  return isOther ? [...CAREER_TITLES, title] : [...CAREER_TITLES];
}

/** Finds the mistake in one trimmed URL of an item. SUBM-027, SUBM-029..SUBM-032, SUBM-035 */
export const urlProblem = (item: Linked, { url, title }: WorkUrl): Failure | null => {
  const trimmed = url.trim();
  if (isCareer(item)) {
    if (title === null || !urlTitlesOf(item).includes(title)) return WORK_MESSAGES.TITLE_REQUIRED;
    if (title === 'LinkedIn' && leadsElsewhere(trimmed, 'linkedin.com')) return WORK_MESSAGES.NOT_LINKEDIN;
    if (title === 'Github' && leadsElsewhere(trimmed, 'github.com')) return WORK_MESSAGES.NOT_GITHUB;
  }
  if (isWebUrl(trimmed)) return null;
  return isLocal(trimmed) ? WORK_MESSAGES.URL_LOCAL : WORK_MESSAGES.URL_INVALID;
};

/** Tells why a URL cannot be added to the list; the field is then cleared. SUBM-033, SUBM-034 */
export const addUrlProblem = (item: Linked, added: WorkUrl, listed: readonly WorkUrl[]): Failure | null => {
  const problem = urlProblem(item, added);
  if (problem) return problem;
  if (listed.some(({ url }) => isSame(url.trim(), added.url.trim()))) return WORK_MESSAGES.ALREADY_LISTED;
  return listed.length < URLS_MOST ? null : WORK_MESSAGES.TOO_MANY_URLS;
};

/** Tells whether a list contains a URL twice. SUBM-028 */
export const hasDuplicates = (urls: readonly WorkUrl[]): boolean =>
  urls.some(({ url }, place) => urls.slice(0, place).some((before) => isSame(before.url.trim(), url.trim())));
