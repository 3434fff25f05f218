import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

/** The number of calls per minute and token. D-019 */
const PER_TOKEN = 300;
/** The number of requests without a token per minute and address, since a whole class may open its pages at once. */
const PER_ADDRESS = 1200;

/** The token in the header, or null. AUTH-055 */
export function headerToken({ headers: { authtoken: token } }: FastifyRequest): string | null {
  return typeof token === 'string' && token !== '' ? token : null;
}

/** The key under which a token is counted, which is its hash. */
export const tokenKey = (token: string): string => hash('sha256', token);

/** The number of calls per minute for a key: addresses contain dots or colons, hashes do not. */
export const callsPerMinute = (_request: FastifyRequest, key: string): number =>
  /[.:]/.test(key) ? PER_ADDRESS : PER_TOKEN;

/** Builds the function that returns the key of a caller. A token is represented by its hash. */
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

/** Reduces an IPv6 address to its /64 network, which one subscriber owns as a whole. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
