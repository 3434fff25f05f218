import { isIP } from 'node:net';
import type { MailAddress } from './mailer.ts';

/** A value, or why the text is none: a sentence that begins after the name of the variable. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };
export type ValueReader<T> = (text: string) => Read<T>;

const value = <T>(read: T): Read<T> => ({ ok: true, value: read });
const no = (why: string): Read<never> => ({ ok: false, why });

export const text: ValueReader<string> = value;

/** A secret that nobody guesses. */
export const longText: ValueReader<string> = (given) =>
  /^[\x21-\x7e]{16,255}$/.test(given) ? value(given) : no('must be 16 to 255 letters, digits and signs');

export const wholeNumber =
  (low: number, high: number): ValueReader<number> =>
  (given) => {
    const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return number >= low && number <= high ? value(number) : no(`must be a whole number from ${low} to ${high}`);
  };

export const oneOf =
  <T extends string>(...choices: readonly T[]): ValueReader<T> =>
  (given) => {
    const choice = choices.find((candidate) => candidate === given);
    return choice === undefined ? no(`must be ${choices.join(' or ')}`) : value(choice);
  };

export const yesOrNo: ValueReader<boolean> = (given) => {
  if (/^(1|true|yes|on)$/i.test(given)) return value(true);
  return /^(0|false|no|off)$/i.test(given) ? value(false) : no('must be true or false');
};

const urlOf = (given: string): URL | null => (URL.canParse(given) ? new URL(given) : null);

/** Scheme, host and port, nothing else. */
export const origin: ValueReader<string> = (given) => {
  const url = urlOf(given);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    ? value(url.origin)
    : no('must be an origin such as https://learn.example.edu, without a path');
};

/** A name alone, such as panopto.com. */
export const hostName: ValueReader<string> = (given) => {
  const host = given.toLowerCase();
  return /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(host)
    ? value(host)
    : no('must be the name of a host such as panopto.com');
};

const HOST_AND_PORT = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/;

/** Several hosts, each with its port where it is not 443. */
export const hosts: ValueReader<readonly string[]> = (given) => {
  const each = given
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  return each.every((host) => HOST_AND_PORT.test(host))
    ? value(each)
    : no('must be hosts such as chat.example.edu,chat.example.edu:8443');
};

/** An address, or a word in place of one. */
export const addressOr =
  (word: string, ...schemes: readonly string[]): ValueReader<string> =>
  (given) =>
    given === word ? value(word) : address(...schemes)(given);

/** Reads a bucket name in the form that S3 accepts: small letters, digits, dots and dashes. */
export const bucketName: ValueReader<string> = (given) =>
  /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(given) ? value(given) : no('must be the name of a bucket such as bcs-files');

export const address =
  (...schemes: readonly string[]): ValueReader<string> =>
  (given) => {
    const url = urlOf(given);
    return url && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== ''
      ? value(given)
      : no(`must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
  };

/** `Name <address>` or an address alone. */
export const mailAddress: ValueReader<MailAddress> = (given) => {
  const [, name = '', inner] = /^([^<>]*)<([^<>]+)>$/.exec(given) ?? [null, '', given];
  const mail = (inner ?? '').trim();
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(mail)
    ? value({ name: name.trim() || 'Bootcamp Square', address: mail })
    : no('must be an e-mail address, such as Bootcamp Square <no-reply@example.edu>');
};

/** An address of which a star before the @ stands for something that changes. */
export const returnPath: ValueReader<string> = (given) =>
  /^[^\s@<>,;"*]*\*?[^\s@<>,;"*]*@[^\s@<>,;"*]+$/.test(given) && !given.startsWith('@')
    ? value(given)
    : no('must be an e-mail address such as bounces+*@example.edu, with at most one star');

/** A name in the DNS below a domain. */
export const dnsLabel: ValueReader<string> = (given) =>
  /^[a-z\d_]([a-z\d._-]{0,61}[a-z\d])?$/i.test(given) ? value(given) : no('must be a name in the DNS such as mail2026');

/** Pairs such as Role=00N5e000001AbCd, with these names on the left side. */
export const namePairs =
  (...names: readonly string[]): ValueReader<Readonly<Record<string, string>>> =>
  (given) => {
    const pairs = given.split(',').map((part) => /^\s*(\w+)\s*=\s*(\w{1,80})\s*$/.exec(part)?.slice(1) ?? []);
    return pairs.every(([name]) => name !== undefined && names.includes(name))
      ? value(Object.fromEntries(pairs) as Record<string, string>)
      : no(`must be pairs such as ${names[0]}=00N5e000001AbCd, of ${names.join(', ')}`);
  };

/** Reads an id in the form that Salesforce writes: 15 letters and digits, or 18. */
export const salesforceId: ValueReader<string> = (given) =>
  /^([A-Za-z\d]{15}|[A-Za-z\d]{18})$/.test(given) ? value(given) : no('must be an id of 15 or 18 letters and digits');

const KEY_BYTES = 32;
export const key: ValueReader<Buffer> = (given) => {
  const bytes = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64url');
  return bytes.length === KEY_BYTES
    ? value(bytes)
    : no('must be 32 bytes, written as 64 hexadecimal digits or as base64');
};

/** Names that the server's library gives to private networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (part: string) => {
  if (NAMED_NETWORKS.includes(part)) return true;
  const [ip = '', bits, ...rest] = part.split('/');
  return rest.length === 0 && isIP(ip) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
};

/** Which proxies may say who called: none, so many in a row, or those of a list of networks. Never all. */
export const proxies: ValueReader<false | number | string> = (given) => {
  if (/^[1-9]$/.test(given)) return value(Number(given));
  const plain = yesOrNo(given);
  if (plain.ok && !plain.value) return value(false);
  return given.split(',').every((part) => isNetwork(part.trim()))
    ? value(given)
    : no(
        'must be false, the number of proxies in front such as 1, or a list of their addresses and networks such as 10.0.0.0/8',
      );
};

const HIGHEST_PORT = 65_535;
const FEWEST_PORTS = 10;

/** Ports from one to another, such as 40000-40999. */
export const portRange: ValueReader<readonly [number, number]> = (given) => {
  const [, from = 0, to = 0] = (/^(\d{4,5})-(\d{4,5})$/.exec(given) ?? []).map(Number);
  return from >= 1024 && to <= HIGHEST_PORT && to - from >= FEWEST_PORTS
    ? value([from, to] as const)
    : no('must be a range of ports such as 40000-40999');
};

/** Where a service of one's own listens. */
export const hostAndPort: ValueReader<{ readonly host: string; readonly port: number }> = (given) => {
  const [, host = '', port = 0] = /^([\w.-]+|\[[\da-f:]+\]):(\d{2,5})$/i.exec(given) ?? [];
  return host !== '' && Number(port) <= HIGHEST_PORT
    ? value({ host: host.replaceAll(/[[\]]/g, ''), port: Number(port) })
    : no('must be a host and a port such as 127.0.0.1:3310');
};

export const ipAddress: ValueReader<string> = (given) =>
  isIP(given) === 4 ? value(given) : no('must be an IPv4 address such as 203.0.113.7');

/** Where a TURN relay is. */
export const turnAddress: ValueReader<string> = (given) =>
  /^turns?:[\w.-]+(:\d{2,5})?(\?transport=(udp|tcp))?$/.test(given)
    ? value(given)
    : no('must be the address of a relay such as turn:turn.example.com:3478');

/** E-mails, separated by commas. */
export const emails: ValueReader<readonly string[]> = (given) => {
  const all = given.split(',').map((each) => each.trim());
  return all.every((each) => /^[^\s@,]+@[^\s@,]+$/.test(each))
    ? value(all)
    : no('must be e-mails, separated by commas');
};
