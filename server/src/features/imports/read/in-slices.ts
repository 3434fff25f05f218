import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { csvText, GUARD_COLUMN, GUARDED_ROW, isGuarded, UTF8_MARK } from '@bcs/contract/kernel/csv';

/** The number of rows in a slice, which takes about ten milliseconds. */
export const ROWS_IN_A_SLICE = 250;

/** Processes many rows a few at a time, so that other work can run in between. ADM-064 */
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

type Rows = readonly (readonly string[])[];

/** Formats rows like `csvText`, yielding between slices. ADM-064 */
export async function csvTextInSlices(rows: Rows): Promise<string> {
  const texts = await inSlices(rows, (slice) => [csvText(slice).slice(UTF8_MARK.length)]);
  return UTF8_MARK + texts.join('');
}

/** Formats rows like `csvToImport`, yielding between slices. ADM-064 */
export async function csvToImportInSlices([header = [], ...rows]: Rows): Promise<string> {
  const marks = await inSlices(rows, (slice) => slice.map((row) => (isGuarded(row) ? GUARDED_ROW : '')));
  if (!isGuarded(header) && marks.every((mark) => mark === '')) return csvTextInSlices([header, ...rows]);
  return csvTextInSlices([[...header, GUARD_COLUMN], ...rows.map((row, index) => [...row, marks[index] ?? ''])]);
}
