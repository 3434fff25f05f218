import type { EventEmitter } from 'node:events';

/** The limits of the work that one process takes on at the same time. */
export interface Limits {
  /** The highest number of requests at work. */
  readonly atOnce: number;
  /** The highest number of requests that wait for a place; the next one is refused at once. */
  readonly mostWaiting: number;
  /** The time that a request waits before it is refused, in milliseconds. */
  readonly waitMs: number;
}

/** The result for a request that asked for a place. */
export type Admission = 'admitted' | 'full' | 'late' | 'gone';

/**
 * Bounds what is in work. A queue without an end would serve everybody too late: what does not fit is refused at once,
 * so that what is served is served in time. Whoever has been admitted leaves exactly once.
 */
export class WorkLimit {
  readonly #limits: Limits;
  readonly #waiting = new Set<(outcome: Admission) => void>();
  #working = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get working(): number {
    return this.#working;
  }
  get waiting(): number {
    return this.#waiting.size;
  }
  /** Tells whether the next one would be refused. */
  get isFull(): boolean {
    return this.#working >= this.#limits.atOnce && this.#waiting.size >= this.#limits.mostWaiting;
  }

  /** Takes a place, or waits for one in the order of arrival. @param caller emits `close` when it no longer wants it */
  async enter(caller: EventEmitter): Promise<Admission> {
    if (this.#working < this.#limits.atOnce) {
      this.#working += 1;
      return 'admitted';
    }
    if (this.isFull) return 'full';
    return new Promise((resolve) => {
      const settle = (outcome: Admission) => {
        clearTimeout(timer);
        caller.off('close', leave);
        this.#waiting.delete(settle);
        resolve(outcome);
      };
      const leave = () => settle('gone');
      const timer = setTimeout(() => settle('late'), this.#limits.waitMs);
      caller.once('close', leave);
      this.#waiting.add(settle);
    });
  }

  /** Gives a place back: to whoever waits longest. */
  leave(): void {
    const [next] = this.#waiting;
    if (next) next('admitted');
    else this.#working -= 1;
  }
}
