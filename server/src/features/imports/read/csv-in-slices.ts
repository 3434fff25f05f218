import { csvText, GUARD_COLUMN, GUARDED_ROW, isGuarded, UTF8_MARK } from '@bcs/contract/kernel/csv';
import { inSlices } from './in-slices.ts';

type Rows = readonly (readonly string[])[];

/** Writes the text of `csvText`, yielding between slices of rows. ADM-064 */
export async function csvTextInSlices(rows: Rows): Promise<string> {
  const texts = await inSlices(rows, (slice) => [csvText(slice).slice(UTF8_MARK.length)]);
  return UTF8_MARK + texts.join('');
}

/** Writes the text of `csvToImport`, yielding between slices of rows. ADM-064 */
export async function csvToImportInSlices([header = [], ...rows]: Rows): Promise<string> {
  const marks = await inSlices(rows, (slice) => slice.map((row) => (isGuarded(row) ? GUARDED_ROW : '')));
  if (!isGuarded(header) && marks.every((mark) => mark === '')) return csvTextInSlices([header, ...rows]);
  return csvTextInSlices([[...header, GUARD_COLUMN], ...rows.map((row, index) => [...row, marks[index] ?? ''])]);
}
