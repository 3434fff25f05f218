import { HttpConnection } from './http-connection.ts';

/** The outcome of one request. */
interface Outcome {
  /** The status; 0 if there was no answer. */
  readonly status: number;
  /** Milliseconds from the moment at which it should have been sent. */
  readonly took: number;
  /** The time of the answer, in milliseconds of the process. */
  readonly at: number;
  readonly retryAfter: string | undefined;
}

export interface LoadTarget {
  readonly url: string;
  readonly path: string;
  /** The people who send in turn, each with a token and a body. */
  readonly people: readonly { readonly token: string; readonly body: string }[];
}

const MOST_CONNECTIONS = 2000;
const GIVE_UP_MS = 20_000;
const TICK_MS = 5;

/** Sends requests, keeps what came of them, and lets go of its connections at the end. */
export class RequestCrowd {
  readonly outcomes: Outcome[] = [];
  readonly #idle: HttpConnection[] = [];
  readonly #all = new Set<HttpConnection>();
  readonly #waiting: ((connection: HttpConnection) => void)[] = [];
  readonly #port: number;
  readonly #requests: readonly string[];
  #next = 0;

  constructor({ url, path, people }: LoadTarget) {
    this.#port = Number(new URL(url).port);
    this.#requests = people.map(
      ({ token, body }) =>
        `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nauthtoken: ${token}\r\n\r\n${body}`,
    );
  }

  /** Sends as many requests as so many people do who each wait for their answer: the load that the server sustains. */
  async inLoop(people: number, ms: number): Promise<Outcome[]> {
    const from = this.outcomes.length;
    const until = performance.now() + ms;
    const one = async () => {
      while (performance.now() < until) await this.#send(performance.now());
    };
    await Promise.all(Array.from({ length: people }, one));
    return this.outcomes.slice(from);
  }

  /** Sends so many requests a second, whether the server keeps up or not. */
  async offered(perSecond: number, ms: number): Promise<Outcome[]> {
    const from = this.outcomes.length;
    const began = performance.now();
    const open: Promise<void>[] = [];
    for (let sent = 0; ;) {
      const elapsed = performance.now() - began;
      const due = (Math.min(elapsed, ms) / 1000) * perSecond;
      while (sent < due) open.push(this.#send(began + (sent++ / perSecond) * 1000));
      if (elapsed >= ms) break;
      await new Promise((resolve) => void setTimeout(resolve, TICK_MS));
    }
    await Promise.all(open);
    return this.outcomes.slice(from);
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }

  async #connection(): Promise<HttpConnection> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      if (idle.isOpen) return idle;
      this.#all.delete(idle);
    }
    if (this.#all.size >= MOST_CONNECTIONS) return new Promise((resolve) => void this.#waiting.push(resolve));
    const fresh = new HttpConnection(this.#port, GIVE_UP_MS);
    this.#all.add(fresh);
    return fresh;
  }

  #release(connection: HttpConnection): void {
    const next = this.#waiting.shift();
    if (next && connection.isOpen) return next(connection);
    if (connection.isOpen) this.#idle.push(connection);
    else this.#all.delete(connection);
  }

  async #send(intended: number): Promise<void> {
    const connection = await this.#connection();
    const answer = await connection.send(this.#requests[this.#next++ % this.#requests.length] ?? '');
    const at = performance.now();
    this.outcomes.push({ status: answer?.status ?? 0, took: at - intended, at, retryAfter: answer?.retryAfter });
    this.#release(connection);
  }
}

/** The value below which that share of the others lies, in milliseconds; 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
