import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Tells whether a socket address belongs to this machine only. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/i, '') ?? '';
  const version = isIP(plain);
  return version !== 0 && LOOPBACK.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

/** Tells whether a host in HOST or a URL is reachable from this machine only. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));

/** Tells whether an origin is reachable from this machine only. */
export const isLocalOrigin = (origin: string): boolean => isLocalHost(URL.parse(origin)?.hostname ?? '');

/** Tells whether two addresses have the same origin; all names of the local machine are equal. */
const same = (a: URL, b: URL) =>
  a.protocol === b.protocol &&
  a.port === b.port &&
  (a.hostname === b.hostname || (isLocalHost(a.hostname) && isLocalHost(b.hostname)));

/** Tells whether an address, as a browser reads it, is on this installation's origin. D-014 */
export function isOwnOrigin(address: string, publicOrigin: string): boolean {
  const url = URL.parse(address);
  const own = URL.parse(publicOrigin);
  return url !== null && own !== null && url.username === '' && url.password === '' && same(url, own);
}
