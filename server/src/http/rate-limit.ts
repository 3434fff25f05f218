import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

/** Calls per minute and token. D-019 */
const PER_TOKEN = 300;
/** Requests without a token, per minute and address: a whole class opens its pages at once. */
const PER_ADDRESS = 1200;

/** The token that came along in the header, or null. AUTH-055 */
export function headerToken({ headers: { authtoken: token } }: FastifyRequest): string | null {
  return typeof token === 'string' && token !== '' ? token : null;
}

/** A token, as it is counted: by its hash. */
export const tokenKey = (token: string): string => hash('sha256', token);

/** Finds the calls allowed to one key in a minute: addresses have dots or colons, hashes have neither. */
export const callsPerMinute = (_request: FastifyRequest, key: string): number =>
  /[.:]/.test(key) ? PER_ADDRESS : PER_TOKEN;

/** Builds the function that finds the key under which calls are counted. A token is kept as its hash. */
export const keyOfCaller =
  (by: 'ip' | 'token') =>
  (request: FastifyRequest): string => {
    const token = by === 'token' ? headerToken(request) : null;
    return token === null ? networkOf(request.ip) : tokenKey(token);
  };

/** The limit of a route that programs and pages ask without a token: so many requests a minute of one network. */
export const perNetwork = (max: number) => ({
  rateLimit: { max, timeWindow: 60_000, keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) },
});

/** An IPv6 subscriber owns a whole /64, so the last half of the address says nothing. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
