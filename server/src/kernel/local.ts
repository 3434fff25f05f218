import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Tells whether an address of a socket belongs to this machine alone. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/i, '') ?? '';
  const version = isIP(plain);
  return version !== 0 && LOOPBACK.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

/** Tells whether a host, as it stands in HOST or in a URL, is reached from this machine only. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));

/** Tells whether an origin is reached from this machine only. */
export const isLocalOrigin = (origin: string): boolean => isLocalHost(URL.parse(origin)?.hostname ?? '');

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
