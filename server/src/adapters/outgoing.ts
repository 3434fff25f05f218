import dns from 'node:dns/promises';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { SECOND } from '@bcs/contract/kernel/clock';
import { isPublicAddress } from '#kernel/public-address';

const WITHIN = 5 * SECOND;
const LARGEST_ANSWER = 64 * 1024;

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
export interface OutgoingResponse {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

/** Nothing was sent: there is no such host, it is not a public one, or nobody takes the call. */
export class NotReached extends Error {}

export interface RequestLimits {
  /** Also what is not in the public network: for trying out on one's own machine only. */
  readonly anywhere: boolean;
  /** The time allowed for the whole request, in milliseconds. */
  readonly within?: number;
}

/**
 * Asks a service outside. Whoever could choose the address, or the answer of a name server, still reaches nothing inside
 * of the house: the address that was judged is the one that is called, and nobody is followed elsewhere.
 */
export async function ask(
  { method, url, headers, body }: OutgoingRequest,
  { anywhere, within = WITHIN }: RequestLimits,
): Promise<OutgoingResponse> {
  const target = new URL(url);
  if (!anywhere && target.protocol !== 'https:') throw new NotReached('Only https leads outside.');
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  const isClosed = (address: string) => !anywhere && !isPublicAddress(address);
  if (isIP(host) !== 0 && isClosed(host)) throw new NotReached('This is not a public address.');
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
    lookup: judged(isClosed),
    signal: AbortSignal.timeout(within),
    agent: false,
  };
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const sent = (target.protocol === 'https:' ? overTls : overHttp)(target, options, (answer) => {
      readAnswer(answer).then(resolve, reject);
    });
    const opened = target.protocol === 'https:' ? 'secureConnect' : 'connect';
    sent.once('socket', (socket) => socket.once(opened, () => (isOpen = true)));
    sent.once('error', (error) => reject(isOpen ? error : new NotReached(error.message, { cause: error })));
    sent.end(body);
  });
}

/** Finds addresses as usual, and leaves out those that may not be called. */
const judged =
  (isClosed: (address: string) => boolean): LookupFunction =>
  (hostname, options, tell) => {
    dns.lookup(hostname, { ...options, all: true }).then(
      (found) => {
        const open = found.filter(({ address }) => !isClosed(address));
        const [first] = open;
        if (!first) tell(new Error('The name does not lead to a public address.'), '', 0);
        else if (options.all) tell(null, open);
        else tell(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => tell(error, '', 0),
    );
  };

async function readAnswer(answer: IncomingMessage): Promise<OutgoingResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return { status: answer.statusCode ?? 0, location: answer.headers.location ?? null, text };
}
