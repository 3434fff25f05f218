import { FAILURES } from '@bcs/contract/kernel/failure';
import { inTurns } from './in-turns.ts';

/**
 * Lets one call of a process at a time hold a whole file that somebody has brought: read as a table or a folder it takes
 * up to a hundred megabytes, and several at once would end the process. Those that wait hold a place among all calls, so
 * few do, and the next ones are refused. D-293
 */
export const inFileTurn = inTurns({
  atOnce: 1,
  mostWaiting: 3,
  tryAgainAfterSeconds: 10,
  refusal: FAILURES.RATE_LIMITED,
});
