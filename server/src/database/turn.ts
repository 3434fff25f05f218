const WAIT_MS = 15_000;

/**
 * The embedded engine has one session: a transaction holds it alone, everybody else waits for the turn.
 * Whoever waits too long is told the likely mistake, instead of hanging for ever.
 */
export class Turn {
  #held: Promise<void> | null = null;
  #waiting = 0;

  get isTaken(): boolean {
    return this.#held !== null;
  }
  /** How many wait for it. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Starts something once no transaction holds the session. Nobody comes between the look and the start. */
  async whenFree<T>(start: () => T): Promise<Awaited<T>> {
    while (this.#held) {
      this.#waiting += 1;
      await orTooLong(this.#held).finally(() => (this.#waiting -= 1));
    }
    return await start();
  }

  /** Takes the session; the result gives it back. */
  take(): Promise<() => void> {
    return this.whenFree(() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#held = promise;
      return () => {
        this.#held = null;
        resolve();
      };
    });
  }
}

async function orTooLong(held: Promise<void>): Promise<void> {
  const message =
    'A transaction has held the embedded database for 15 s. Inside a transaction use its own handle, never the outer one.';
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), WAIT_MS).unref();
  });
  await Promise.race([held, tooLong]).finally(() => clearTimeout(timer));
}
