import { isIP } from 'node:net';
import { z } from 'zod';
import type { MailAddress } from './mailer.ts';

/** The schema of a variable's text; its message continues a sentence that begins with the name of the variable. */
export type ValueSchema<T> = z.ZodType<T>;

/** Reads a text with a function that returns undefined for invalid input. */
const readBy = <T>(parse: (text: string) => T | undefined, message: string): ValueSchema<T> =>
  z.string().transform((given, context) => {
    const read = parse(given);
    if (read !== undefined) return read;
    context.addIssue(message);
    return z.NEVER;
  });
const matching = (pattern: RegExp, message: string): ValueSchema<string> => z.string().regex(pattern, message);

export const text: ValueSchema<string> = z.string();

/** A secret that cannot be guessed. */
export const longText = matching(/^[\x21-\x7e]{16,255}$/, 'must be 16 to 255 letters, digits and signs');

export const wholeNumber = (low: number, high: number): ValueSchema<number> =>
  readBy((given) => {
    const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return number >= low && number <= high ? number : undefined;
  }, `must be a whole number from ${low} to ${high}`);

export const oneOf = <const T extends string>(...choices: readonly T[]): ValueSchema<T> =>
  z.enum(choices, `must be ${choices.join(' or ')}`);

const switchOf = (given: string): boolean | undefined => {
  if (/^(1|true|yes|on)$/i.test(given)) return true;
  return /^(0|false|no|off)$/i.test(given) ? false : undefined;
};
export const yesOrNo = readBy(switchOf, 'must be true or false');

/** An origin: scheme, host and port, nothing else. */
export const origin = readBy((given) => {
  const url = URL.parse(given);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}, 'must be an origin such as https://learn.example.edu, without a path');

/** A host name alone, such as panopto.com. */
export const hostName = z
  .string()
  .toLowerCase()
  .regex(/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'must be the name of a host such as panopto.com');

const partsOf = (given: string, pattern: RegExp): readonly string[] | undefined => {
  const parts = given.split(',').map((part) => part.trim());
  return parts.every((part) => pattern.test(part)) ? parts : undefined;
};
const HOST_AND_PORT = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/;

/** Several hosts, with their port unless it is 443. */
export const hosts = readBy(
  (given) => partsOf(given.toLowerCase(), HOST_AND_PORT),
  'must be hosts such as chat.example.edu,chat.example.edu:8443',
);

/** E-mails, separated by commas. */
export const emails = readBy((given) => partsOf(given, /^[^\s@,]+@[^\s@,]+$/), 'must be e-mails, separated by commas');

const isAddress = (given: string, schemes: readonly string[]): boolean => {
  const url = URL.parse(given);
  return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
};
const isNoAddress = (schemes: readonly string[]): string =>
  `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;

export const address = (...schemes: readonly string[]): ValueSchema<string> =>
  z.string().refine((given) => isAddress(given, schemes), isNoAddress(schemes));

/** An address, or a certain word instead. */
export const addressOr = (word: string, ...schemes: readonly string[]): ValueSchema<string> =>
  readBy((given) => (given === word || isAddress(given, schemes) ? given : undefined), isNoAddress(schemes));

/** The name of a bucket in the form that S3 accepts: small letters, digits, dots and dashes. */
export const bucketName = matching(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket such as bcs-files');

/** `Name <address>` or an address alone. */
export const mailAddress: ValueSchema<MailAddress> = readBy((given) => {
  const [, name = '', inner] = /^([^<>]*)<([^<>]+)>$/.exec(given) ?? [null, '', given];
  const mail = (inner ?? '').trim();
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(mail)
    ? { name: name.trim() || 'Bootcamp Square', address: mail }
    : undefined;
}, 'must be an e-mail address, such as Bootcamp Square <no-reply@example.edu>');

/** An address in which a star before the @ stands for a variable part. */
export const returnPath = matching(
  /^(?!@)[^\s@<>,;"*]*\*?[^\s@<>,;"*]*@[^\s@<>,;"*]+$/,
  'must be an e-mail address such as bounces+*@example.edu, with at most one star',
);

/** A name in the DNS below a domain. */
export const dnsLabel = matching(/^[a-z\d_]([a-z\d._-]{0,61}[a-z\d])?$/i, 'must be a name in the DNS such as mail2026');

/** Pairs such as Role=00N5e000001AbCd, with these names on the left side. */
export const namePairs = (...names: readonly string[]): ValueSchema<Readonly<Record<string, string>>> =>
  readBy(
    (given) => {
      const pairs = given.split(',').map((part) => /^\s*(\w+)\s*=\s*(\w{1,80})\s*$/.exec(part)?.slice(1) ?? []);
      return pairs.every(([name]) => name !== undefined && names.includes(name))
        ? (Object.fromEntries(pairs) as Record<string, string>)
        : undefined;
    },
    `must be pairs such as ${names[0]}=00N5e000001AbCd, of ${names.join(', ')}`,
  );

/** An id in the format of Salesforce: 15 or 18 letters and digits. */
export const salesforceId = matching(
  /^([A-Za-z\d]{15}|[A-Za-z\d]{18})$/,
  'must be an id of 15 or 18 letters and digits',
);

const KEY_BYTES = 32;
export const key: ValueSchema<Buffer> = readBy((given) => {
  const bytes = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64url');
  return bytes.length === KEY_BYTES ? bytes : undefined;
}, 'must be 32 bytes, written as 64 hexadecimal digits or as base64');

/** The names of private networks in the server's library. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (part: string) => {
  if (NAMED_NETWORKS.includes(part)) return true;
  const [ip = '', bits, ...rest] = part.split('/');
  return rest.length === 0 && isIP(ip) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
};

/**
 * The proxies that may tell the caller's address: none, a number of them, or those in a list of networks. Never all.
 */
export const proxies: ValueSchema<false | number | string> = readBy<false | number | string>((given) => {
  if (/^[1-9]$/.test(given)) return Number(given);
  if (switchOf(given) === false) return false;
  return given.split(',').every((part) => isNetwork(part.trim())) ? given : undefined;
}, 'must be false, the number of proxies in front such as 1, or a list of their addresses and networks such as 10.0.0.0/8');

const HIGHEST_PORT = 65_535;
const FEWEST_PORTS = 10;

/** Ports from one to another, such as 40000-40999. */
export const portRange: ValueSchema<readonly [number, number]> = readBy((given) => {
  const [, from = 0, to = 0] = (/^(\d{4,5})-(\d{4,5})$/.exec(given) ?? []).map(Number);
  return from >= 1024 && to <= HIGHEST_PORT && to - from >= FEWEST_PORTS ? ([from, to] as const) : undefined;
}, 'must be a range of ports such as 40000-40999');

/** The host and port of a private service. */
export const hostAndPort: ValueSchema<Readonly<{ host: string; port: number }>> = readBy((given) => {
  const [, host = '', port = 0] = /^([\w.-]+|\[[\da-f:]+\]):(\d{2,5})$/i.exec(given) ?? [];
  return host !== '' && Number(port) <= HIGHEST_PORT
    ? { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
    : undefined;
}, 'must be a host and a port such as 127.0.0.1:3310');

export const ipAddress = z.string().refine((given) => isIP(given) === 4, 'must be an IPv4 address such as 203.0.113.7');

/** The address of a TURN relay. */
export const turnAddress = matching(
  /^turns?:[\w.-]+(:\d{2,5})?(\?transport=(udp|tcp))?$/,
  'must be the address of a relay such as turn:turn.example.com:3478',
);
