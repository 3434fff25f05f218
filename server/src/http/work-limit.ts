import type { EventEmitter } from 'node:events';

/** The limits for the simultaneous work of a process. */
export interface Limits {
  /** The highest number of requests at work. */
  readonly atOnce: number;
  /** The highest number of waiting requests; further ones are refused at once. */
  readonly mostWaiting: number;
  /** The longest wait of a request in milliseconds. */
  readonly waitMs: number;
}

/** The result of asking for a place. */
export type Admission = 'admitted' | 'full' | 'late' | 'gone';

/**
 * Limits simultaneous work. With an endless queue everybody would be served too late, so what does not fit is refused
 * at once. An admitted caller must leave exactly once.
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

  /**
   * Takes a place, or waits for one in order of arrival.
   * @param caller emits `close` when it no longer wants it
   */
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

  /** Gives the place to the caller that has waited longest. */
  leave(): void {
    const [next] = this.#waiting;
    if (next) next('admitted');
    else this.#working -= 1;
  }
}
