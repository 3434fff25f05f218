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

/** Nothing was sent: there is no such host, it is not a public one, or nobody takes the call. */
export class NotReached extends Error {}

export interface RequestLimits {
  /** Also what is not in the public network: for trying out on one's own machine only. */
  readonly anywhere: boolean;
  /** Hosts, with their port where it is not that of the scheme, which the operator lists: they may lie inside. D-209 */
  readonly listed?: readonly string[];
  /** Listed hosts are reached without TLS as well: for trying out on one's own machine only. */
  readonly listedWithoutTls?: boolean;
  /** The time allowed for the whole request with all its redirects, in milliseconds. */
  readonly within?: number;
  /** The time allowed until somebody takes the call, in milliseconds. */
  readonly toConnect?: number;
  /** The bytes of the longest answer. */
  readonly largest?: number;
  /** The number of redirects that are followed, each judged like the first address; none unless it is given. Headers go along. */
  readonly redirects?: number;
}

/** The limits of every connection to an address that somebody has typed. INTG-004, INTG-098 */
export const TYPED_ADDRESS = {
  anywhere: false,
  within: TIMEOUT,
  toConnect: 2 * SECOND,
  largest: 1_000_000,
  redirects: 3,
};

/**
 * Asks a service outside. Whoever could choose the address, or the answer of a name server, still reaches nothing inside
 * of the house: the address that was judged is the one that is called, and wherever it is followed to is judged anew.
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

/** Tells whether a redirect is followed: a write only where the answer says that it is to be sent there. */
const isFollowed = ({ method }: OutgoingRequest, { status, location }: OutgoingResponse): boolean =>
  location !== null && ([307, 308].includes(status) || (method === 'GET' && [301, 302, 303].includes(status)));

/** Tells whether addresses inside may be called for a host. @throws NotReached for what may not be called at all */
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

/** Finds addresses as usual, once, and refuses a name of which any may not be called. */
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
