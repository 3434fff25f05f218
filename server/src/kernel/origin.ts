import { isLocalHost } from './local.ts';

/** Tells whether two addresses have the same origin; all names of one's own machine count as one. */
const same = (a: URL, b: URL) =>
  a.protocol === b.protocol &&
  a.port === b.port &&
  (a.hostname === b.hostname || (isLocalHost(a.hostname) && isLocalHost(b.hostname)));

/** Tells whether an address, read as a browser reads it, stands on this installation's own origin. D-014 */
export function isOwnOrigin(address: string, publicOrigin: string): boolean {
  const url = URL.parse(address);
  const own = URL.parse(publicOrigin);
  return url !== null && own !== null && url.username === '' && url.password === '' && same(url, own);
}
