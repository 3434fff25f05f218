import dns from 'node:dns/promises';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { SECOND } from '@bcs/contract/kernel/clock';
import { isPublicAddress } from '#kernel/public-address';

const TIMEOUT = 5 * SECOND;
const LARGEST_ANSWER = 64 * 1024;

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
export type OutgoingResponse = Readonly<{ status: number; location: string | null; text: string }>;

/** Thrown if nothing was sent: the host does not exist, is not public, or refuses the connection. */
export class NotReached extends Error {}

export interface RequestLimits {
  /** True if private addresses are allowed, for trying things out on a developer's machine only. */
  readonly anywhere: boolean;
  /** Hosts that the operator lists, with their port unless it is the default one; they may be private. D-209 */
  readonly listed?: readonly string[];
  /** True if listed hosts may be reached without TLS, for trying things out on a developer's machine only. */
  readonly listedWithoutTls?: boolean;
  /** The time allowed for the whole request with all its redirects, in milliseconds. */
  readonly within?: number;
  /** The time allowed for connecting, in milliseconds. */
  readonly toConnect?: number;
  /** The size limit of the answer in bytes. */
  readonly largest?: number;
  /**
   * The highest number of redirects, each of which is checked like the first address; by default none. Headers are sent
   * again.
   */
  readonly redirects?: number;
}

/** The limits for connections to addresses that users have typed. INTG-004, INTG-098 */
export const TYPED_ADDRESS_LIMITS = {
  anywhere: false,
  within: TIMEOUT,
  toConnect: 2 * SECOND,
  largest: 1_000_000,
  redirects: 3,
};

/**
 * Sends a request to an external service. A user who controls the address or a name server cannot reach the internal
 * network: exactly the address that was checked is called, and redirects are checked again.
 */
export async function ask(request: OutgoingRequest, limits: RequestLimits): Promise<OutgoingResponse> {
  const signal = AbortSignal.timeout(limits.within ?? TIMEOUT);
  let { url } = request;
  for (let left = limits.redirects ?? 0; ; left -= 1) {
    const answer = await askOnce({ ...request, url }, limits, signal);
    if (left === 0 || !isFollowed(request, answer) || !URL.canParse(answer.location ?? '', url)) return answer;
    url = new URL(answer.location ?? '', url).href;
  }
}

/** Tells whether to follow a redirect: for a write, only if the answer explicitly repeats the request. */
const isFollowed = ({ method }: OutgoingRequest, { status, location }: OutgoingResponse): boolean =>
  location !== null && ([307, 308].includes(status) || (method === 'GET' && [301, 302, 303].includes(status)));

/**
 * Tells whether a host may have private addresses.
 * @throws NotReached for hosts that may not be called at all
 */
function mayLeadInside(target: URL, { anywhere, listed = [], listedWithoutTls = false }: RequestLimits): boolean {
  const isListed = listed.includes(target.host);
  const isOpen = target.protocol === 'https:' || anywhere || (isListed && listedWithoutTls);
  if (!isOpen || !/^https?:$/.test(target.protocol)) throw new NotReached('Only https leads outside.');
  return anywhere || isListed;
}

async function askOnce(
  { method, url, headers, body }: OutgoingRequest,
  limits: RequestLimits,
  signal: AbortSignal,
): Promise<OutgoingResponse> {
  const { toConnect = TIMEOUT, largest = LARGEST_ANSWER } = limits;
  const target = new URL(url);
  const inside = mayLeadInside(target, limits);
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  const isClosed = (address: string) => !inside && !isPublicAddress(address);
  if (isIP(host) !== 0 && isClosed(host)) throw new NotReached('This is not a public address.');
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
    lookup: judged(isClosed),
    signal,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const sent = (target.protocol === 'https:' ? overTls : overHttp)(target, options, (answer) => {
      readAnswer(answer, largest).then(resolve, reject);
    });
    const late = setTimeout(() => sent.destroy(new NotReached('Nobody took the call in time.')), toConnect);
    const opened = target.protocol === 'https:' ? 'secureConnect' : 'connect';
    sent.once('socket', (socket) =>
      socket.once(opened, () => {
        isOpen = true;
        clearTimeout(late);
      }),
    );
    sent.once('close', () => clearTimeout(late));
    sent.once('error', (error) => reject(isOpen ? error : new NotReached(error.message, { cause: error })));
    sent.end(body);
  });
}

/** Resolves addresses once, and refuses a name if any of them may not be called. */
const judged =
  (isClosed: (address: string) => boolean): LookupFunction =>
  (hostname, options, tell) => {
    dns.lookup(hostname, { ...options, all: true }).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => isClosed(address)))
          tell(new Error('The name does not lead to a public address.'), '', 0);
        else if (options.all) tell(null, found);
        else tell(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => tell(error, '', 0),
    );
  };

async function readAnswer(answer: IncomingMessage, largest: number): Promise<OutgoingResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return { status: answer.statusCode ?? 0, location: answer.headers.location ?? null, text };
}
