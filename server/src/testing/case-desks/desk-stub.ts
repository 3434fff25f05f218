import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The behavior of a simulated desk: correct, or failing in one of several ways. */
export type DeskMood =
  | 'well'
  | 'down'
  | 'busy'
  /** Stores the case, but loses the answer. */
  | 'takes and breaks off'
  | 'takes and never answers'
  | 'redirecting'
  | 'huge';

export interface Got {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
export interface StubbedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A simulated desk of a provider, which refuses what the real one refuses. */
export interface DeskStub {
  readonly origin: string;
  mood: DeskMood;
  /** The cases that it has stored. */
  readonly cases: Readonly<Record<string, unknown>>[];
  /** The reasons why it refused requests. */
  readonly refusals: string[];
  close(): Promise<void>;
}

/** A function that answers a request like a certain provider. */
export type Answering = (got: Got, desk: Pick<DeskStub, 'cases' | 'refusals'>) => StubbedAnswer;

const BEFORE: Readonly<Partial<Record<DeskMood, (response: ServerResponse) => void>>> = {
  down: (response) => response.writeHead(503).end('<h1>Maintenance</h1>'),
  busy: (response) => response.writeHead(429, { 'retry-after': '60' }).end('{}'),
  redirecting: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  huge: (response) => response.writeHead(200).end(`"${'x'.repeat(200_000)}"`),
};
const AFTER: Readonly<Partial<Record<DeskMood, (response: ServerResponse) => void>>> = {
  'takes and breaks off': (response) => response.destroy(),
  'takes and never answers': () => undefined,
};

/** Opens a desk on a free port. */
export async function openDesk(answering: Answering): Promise<DeskStub> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const before = BEFORE[desk.mood];
      if (before) return before(response);
      const { method = '', url = '', headers } = request;
      const got = { method, url: new URL(url, desk.origin), headers, body: Buffer.concat(chunks).toString('utf8') };
      const { status, headers: more, body } = answering(got, desk);
      if (status >= 400) desk.refusals.push(JSON.stringify(body));
      const after = AFTER[desk.mood];
      if (after) return after(response);
      const isText = typeof body === 'string';
      response
        .writeHead(status, { 'content-type': isText ? 'text/html; charset=UTF-8' : 'application/json', ...more })
        .end(isText ? body : JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const desk: DeskStub = {
    origin: `http://127.0.0.1:${port}`,
    mood: 'well',
    cases: [],
    refusals: [],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return desk;
}
