const WAIT_MS = 15_000;

/** Somebody who waits: starts at their turn, or is told that it does not come. */
interface Waiting {
  start(): void;
  giveUp(error: Error): void;
  readonly since: number;
}

/**
 * The embedded engine has one session: a transaction holds it alone, everybody else waits for the turn. Who comes first
 * has the next one: work that begins one transaction after the other, as mails do, lets everybody in between.
 * Whoever waits too long for one transaction is told so, instead of hanging for ever.
 */
export class Turn {
  readonly #queue: Waiting[] = [];
  #isTaken = false;
  #takenAt = 0;

  get isTaken(): boolean {
    return this.#isTaken;
  }
  /** The number of callers that wait for the turn. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Starts something once no transaction holds the session. Nobody comes between the look and the start. */
  async whenFree<T>(start: () => T): Promise<Awaited<T>> {
    if (this.#isTaken || this.#queue.length > 0) return this.#wait(start);
    return await start();
  }

  /** Takes the session; the result gives it back. */
  take(): Promise<() => void> {
    return this.whenFree(() => {
      this.#isTaken = true;
      this.#takenAt = performance.now();
      return () => {
        this.#isTaken = false;
        this.#passOn();
      };
    });
  }

  async #wait<T>(start: () => T): Promise<Awaited<T>> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiting: Waiting = {
      // what throws at once is told like what fails later
      start: () => resolve((async () => await start())()),
      giveUp: reject,
      since: performance.now(),
    };
    this.#queue.push(waiting);
    const stop = this.#watch(waiting);
    return await promise.finally(stop);
  }

  /** Those who do not need the session alone start together, until somebody takes it. */
  #passOn(): void {
    while (!this.#isTaken) {
      const next = this.#queue.shift();
      if (!next) return;
      next.start();
    }
  }

  /** Answers how to stop watching. */
  #watch(waiting: Waiting): () => void {
    let timer: NodeJS.Timeout;
    const lookIn = (ms: number) => {
      timer = setTimeout(() => {
        const left = Math.max(this.#takenAt, waiting.since) + WAIT_MS - performance.now();
        const place = this.#queue.indexOf(waiting);
        if (place === -1) return;
        if (left > 1) return lookIn(left);
        this.#queue.splice(place, 1);
        waiting.giveUp(new Error('A transaction has held the embedded database for 15 s.'));
      }, ms).unref();
    };
    lookIn(WAIT_MS);
    return () => clearTimeout(timer);
  }
}
