import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { RefusalError } from './refusal-error.ts';

export interface Turns {
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
