import { SECOND, msOf } from '@bcs/contract/kernel/clock';
import type { Clock } from '#kernel/system-clock';

/** The calls of a key that a process has not reported yet. */
export type UnsharedCount = Readonly<{ key: string; calls: number; perSeconds: number }>;
/** Reports calls, and returns how many all processes had before. */
export type Exchange = (told: readonly UnsharedCount[]) => Promise<ReadonlyMap<string, number>>;

interface Count {
  /** The start of its window in milliseconds. */
  readonly began: number;
  readonly windowMs: number;
  /** The calls in this process since its last report. */
  untold: number;
  /** The known calls in all processes. */
  known: number;
}
/** The state of a counter after a call. */
interface Taken {
  readonly current: number;
  /** The milliseconds until the counter starts again. */
  readonly ttl: number;
}

/** The share of a limit below which a process reports nothing, since most keys never reach it. */
const WORTH_TELLING = 0.1;
const TELLS_AFTER_MS = 500;
/** The number of keys that are remembered, and that are reported together. */
const REMEMBERED = 20_000;
const TOLD_AT_ONCE = 1000;

/**
 * Counts calls by key in memory and reports busy keys to other processes at most twice a second, so that a call costs
 * no statement. Together the processes admit the limit, the calls of half a second, and a tenth of the limit for each
 * further process. Refused calls do not count.
 */
export class SharedCounts {
  readonly #counts = new Map<string, Count>();
  readonly #busy = new Map<string, Count>();
  readonly #clock: Clock;
  readonly #exchange: Exchange | null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #telling: Promise<void> = Promise.resolve();

  /**
   * @param exchange null if there is only one process
   */
  constructor(clock: Clock, exchange: Exchange | null) {
    this.#clock = clock;
    this.#exchange = exchange;
  }

  /** Reads a counter without counting a call. */
  look(key: string, windowMs: number): Taken {
    const now = msOf(this.#clock());
    const { began, known, untold } = this.#countOf(key, windowMs, now);
    return { current: known + untold, ttl: began + windowMs - now };
  }

  take(key: string, windowMs: number, most: number): Taken {
    const now = msOf(this.#clock());
    const count = this.#countOf(key, windowMs, now);
    // the most recently used key is forgotten last
    this.#counts.delete(key);
    this.#counts.set(key, count);
    this.#forgetFirst();
    const ttl = count.began + windowMs - now;
    if (count.known + count.untold >= most) return { current: most + 1, ttl };
    count.untold += 1;
    if (this.#exchange && count.known + count.untold > most * WORTH_TELLING) this.#tellSoon(key, count);
    return { current: count.known + count.untold, ttl };
  }

  /** Stops reporting. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#busy.clear();
    await this.#telling;
  }

  #countOf(key: string, windowMs: number, now: number): Count {
    const before = this.#counts.get(key);
    return before && now < before.began + windowMs ? before : { began: now, windowMs, untold: 0, known: 0 };
  }

  #tellSoon(key: string, count: Count): void {
    this.#busy.set(key, count);
    this.#timer ??= setTimeout(() => (this.#telling = this.#tell()), TELLS_AFTER_MS).unref();
  }

  async #tell(): Promise<void> {
    const busy = [...this.#busy].slice(0, TOLD_AT_ONCE);
    for (const [key] of busy) this.#busy.delete(key);
    const told = busy.map(([key, { untold, windowMs }]) => ({ key, calls: untold, perSeconds: windowMs / SECOND }));
    try {
      const known = await this.#exchange?.(told);
      for (const [at, [key, count]] of busy.entries()) {
        const calls = told[at]?.calls ?? 0;
        count.untold -= calls;
        count.known = (known?.get(key) ?? 0) + calls;
      }
    } catch {
      // the database is away; the next report includes them
    }
    this.#timer = null;
    const [next] = this.#busy;
    if (next) this.#tellSoon(...next);
  }

  #forgetFirst(): void {
    const { value } = this.#counts.keys().next();
    if (this.#counts.size > REMEMBERED && value !== undefined) this.#counts.delete(value);
  }
}
