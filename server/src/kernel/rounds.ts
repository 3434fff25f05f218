import type { Instant } from '@bcs/contract/kernel/clock';

/** The last run of a recurring task. */
export interface TaskRound {
  readonly task: string;
  readonly everyMs: number;
  readonly endedAt: Instant | null;
  readonly tookMs: number | null;
  readonly error: string | null;
}

const LONGEST_ERROR = 300;

/** The latest runs of recurring tasks in this process, since each process runs all of them. ADM-122 */
export class Rounds {
  readonly #last = new Map<string, TaskRound>();

  expect(task: string, everyMs: number): void {
    this.#last.set(task, { task, everyMs, endedAt: null, tookMs: null, error: null });
  }

  /**
   * @param error undefined on success
   */
  end(task: string, endedAt: Instant, tookMs: number, error?: unknown): void {
    const known = this.#last.get(task);
    if (!known) return;
    const said = error === undefined ? null : String(error instanceof Error ? error.message : error);
    this.#last.set(task, {
      ...known,
      endedAt,
      tookMs: Math.round(tookMs),
      error: said?.slice(0, LONGEST_ERROR) ?? null,
    });
  }

  all(): TaskRound[] {
    return [...this.#last.values()];
  }
}
