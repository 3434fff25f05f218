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
