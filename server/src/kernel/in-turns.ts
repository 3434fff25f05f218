import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { RefusalError } from './refusal-error.ts';

interface Turns {
  /** The highest number of tasks at work at once. */
  readonly atOnce: number;
  /** More than this wait nowhere: they are refused. */
  readonly mostWaiting: number;
  /** The failure that they are answered; UNAVAILABLE unless something else is said. */
  readonly refusal?: Failure;
  /** The time that a full queue takes on a small machine. */
  readonly tryAgainAfterSeconds: number;
}

/** Lets a few work at once and the others wait. */
export function inTurns({ atOnce, mostWaiting, tryAgainAfterSeconds, refusal = FAILURES.UNAVAILABLE }: Turns) {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw new RefusalError(refusal, undefined, tryAgainAfterSeconds);
    if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      // whoever waits takes the place over
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

/** Work on a whole file: one at a time, and few that wait. D-293 */
export const ON_A_FILE: Turns = {
  atOnce: 1,
  mostWaiting: 3,
  tryAgainAfterSeconds: 10,
  refusal: FAILURES.RATE_LIMITED,
};

/**
 * Lets one call of a process at a time hold a whole file that somebody has brought: read as a table or a folder it takes
 * up to a hundred megabytes, and several at once would end the process. Those that wait hold a place among all calls, so
 * few do, and the next ones are refused. D-293
 */
export const inFileTurn = inTurns(ON_A_FILE);
