import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** The number of rows in a slice, which takes some ten milliseconds. */
export const ROWS_IN_A_SLICE = 250;

/** Does something with many rows a few at a time: whoever else waits for this process comes in between. ADM-064 */
export async function inSlices<T, R>(
  all: readonly T[],
  work: (slice: readonly T[]) => readonly R[] | Promise<readonly R[]>,
  onDone: (done: number) => void = () => {},
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < all.length; from += ROWS_IN_A_SLICE) {
    const slice = all.slice(from, from + ROWS_IN_A_SLICE);
    results.push(...(await work(slice)));
    onDone(from + slice.length);
    if (from + slice.length < all.length) await yieldToOthers();
  }
  return results;
}
