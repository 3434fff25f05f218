import { BlockList, isIP } from 'node:net';

/** The IPv4 ranges that are not public: private, shared, examples, tests, multicast, reserved. RFC 6890 */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** The public IPv6 ranges that lead elsewhere: to embedded IPv4 addresses, or nowhere. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], type: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), type);
  }
  return list;
};
const closed4 = listOf(NOT_PUBLIC_4, 'ipv4');
const closed6 = listOf(NOT_PUBLIC_6, 'ipv6');
const open6 = listOf(['2000::/3'], 'ipv6');

/** Tells whether an IP address is public, and not of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed4.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
