import { FAILURES } from '@bcs/contract/kernel/failure';
import { inTurns, type Turns } from './in-turns.ts';

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
