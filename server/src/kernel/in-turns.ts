import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { RefusalError } from './refusal-error.ts';

interface Turns {
  /** The highest number of tasks at once. */
  readonly atOnce: number;
  /** The highest number of waiting tasks; further ones are refused. */
  readonly mostWaiting: number;
  /** The failure for refused tasks; by default UNAVAILABLE. */
  readonly refusal?: Failure;
  /** The time in seconds that a full queue takes on a small machine. */
  readonly tryAgainAfterSeconds: number;
}

/** Limits how many tasks run at once; others wait. */
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
      // a waiting task takes the place
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

/** The limits for work on whole files: one at a time, and few that wait. D-293 */
export const ON_A_FILE: Turns = {
  atOnce: 1,
  mostWaiting: 3,
  tryAgainAfterSeconds: 10,
  refusal: FAILURES.RATE_LIMITED,
};

/**
 * Lets one call of a process work on a whole uploaded file at a time: parsing it can take a hundred megabytes, and
 * several at once would crash the process. Waiting calls hold a place among all calls, so only few may wait. D-293
 */
export const inFileTurn = inTurns(ON_A_FILE);
