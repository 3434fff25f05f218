import { Agent, request } from 'node:http';

/** What became of one request. */
interface Outcome {
  /** 0 where no answer came. */
  readonly status: number;
  /** Milliseconds from the moment at which it should have been sent. */
  readonly took: number;
  /** When it was answered, in milliseconds of the process. */
  readonly at: number;
  readonly retryAfter: string | undefined;
}

export interface Target {
  readonly url: string;
  readonly path: string;
  /** In turn: a token and a body. */
  readonly people: readonly { readonly token: string; readonly body: string }[];
}

const MOST_CONNECTIONS = 2000;
const GIVE_UP_MS = 20_000;
const TICK_MS = 5;

/** Sends requests, keeps what came of them, and lets go of its connections at the end. */
export class Crowd {
  readonly outcomes: Outcome[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  readonly #target: Target;
  #next = 0;

  constructor(target: Target) {
    this.#target = target;
  }

  /** As many as go with so many people who each wait for their answer: what the server sustains. */
  async inLoop(people: number, ms: number): Promise<Outcome[]> {
    const from = this.outcomes.length;
    const until = performance.now() + ms;
    const one = async () => {
      while (performance.now() < until) await this.#send(performance.now());
    };
    await Promise.all(Array.from({ length: people }, one));
    return this.outcomes.slice(from);
  }

  /** So many a second, whether the server keeps up or not. */
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
    this.#agent.destroy();
  }

  #send(intended: number): Promise<void> {
    const { url, path, people } = this.#target;
    const person = people[this.#next++ % people.length];
    return new Promise((resolve) => {
      const end = (status: number, retryAfter?: string) => {
        const at = performance.now();
        this.outcomes.push({ status, took: at - intended, at, retryAfter });
        resolve();
      };
      const sent = request(
        `${url}${path}`,
        {
          method: 'POST',
          agent: this.#agent,
          timeout: GIVE_UP_MS,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(person?.body ?? ''),
            authtoken: person?.token ?? '',
          },
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after']));
          answer.on('error', () => end(0));
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', () => end(0));
      sent.end(person?.body);
    });
  }
}

/** The value below which that share of the others lies, in milliseconds; 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
