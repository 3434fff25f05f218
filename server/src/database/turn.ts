const WAIT_MS = 15_000;

/** A waiting caller: it starts at its turn, or is rejected. */
interface Waiting {
  start(): void;
  giveUp(error: Error): void;
  readonly since: number;
}

/**
 * The queue for the embedded engine, which has one session: a transaction holds it alone, and all others wait. Turns
 * are given in order, so that a series of transactions, such as that of mails, lets others in between. Callers that
 * wait too long are rejected instead of hanging.
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

  /** Starts something when no transaction holds the session, with no chance for others to interfere. */
  async whenFree<T>(start: () => T): Promise<Awaited<T>> {
    if (this.#isTaken || this.#queue.length > 0) return this.#wait(start);
    return await start();
  }

  /** Takes the session; the returned function gives it back. */
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
      // synchronous errors are treated like later ones
      start: () => resolve((async () => await start())()),
      giveUp: reject,
      since: performance.now(),
    };
    this.#queue.push(waiting);
    const stop = this.#watch(waiting);
    return await promise.finally(stop);
  }

  /** Starts all callers that do not need the session alone, until one does. */
  #passOn(): void {
    while (!this.#isTaken) {
      const next = this.#queue.shift();
      if (!next) return;
      next.start();
    }
  }

  /** Limits the waiting time. Returns a function that cancels the limit. */
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
