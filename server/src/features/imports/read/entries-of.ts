import type { Reading } from '@bcs/contract/features/imports/reading';
import type { CsvLine } from '#kernel/csv-lines';
import { inSlices } from './in-slices.ts';
import type { FileEntry } from './read-file.ts';
import { readRow, whyNobody } from './read-row.ts';
import type { Sheet } from './read-upload.ts';

/** The place of an import: a row that names no class or university is about this one. */
export interface ImportPlace {
  readonly university: string | null;
  readonly course: string | null;
}

/** The rows of an uploaded file by what its columns mean, with what was corrected in the preview. ADM-042 */
export async function readEntries(
  { lines, header }: Sheet,
  { columns }: Reading,
  corrections: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
  { isList = false }: { readonly isList?: boolean } = {},
): Promise<readonly FileEntry[]> {
  const corrected = correctionsByLine(corrections);
  const inAll = (name: string, text: string) => corrections[equalCellKey(name, text)] ?? text;
  const entryOf = ({ row, cells }: CsvLine): FileEntry => {
    const own = columns.flatMap((name, index) =>
      name === null ? [] : [[name, inAll(name, cells[index] ?? '')] as const],
    );
    const filled = Object.entries({ ...Object.fromEntries(own), ...corrected.get(row) }).filter(
      ([, text]) => text.trim() !== '',
    );
    const read: Record<string, string> = Object.fromEntries(filled);
    const passed = !isList || corrected.has(row) ? null : whyNobody(cells, header, read);
    const entry = { at: row, ...readRow(read, given), ...(passed !== null && { passedOver: passed }) };
    return cells.length > header.length
      ? { ...entry, problem: 'This row has more cells than there are columns.' }
      : entry;
  };
  return inSlices(lines, (slice) => slice.map(entryOf));
}

/** The university or class that a row means when it does not name one. */
export const givenBy = (kind: string, { university, course }: ImportPlace): Record<string, string> =>
  kind === 'people' ? {} : { ...(university !== null && { university }), ...(course !== null && { course }) };

/** The role of everybody whose row names none. */
export const everybodyIs = (kind: string, { everybody }: Reading): Record<string, string> =>
  kind === 'people' || !everybody ? {} : { role: everybody };

/** By which all equal cells of a column are corrected. */
export const equalCellKey = (column: string, text: string): string => `=/${column}/${text.trim()}`;

function correctionsByLine(corrections: Readonly<Record<string, string>>): Map<number, Record<string, string>> {
  const lines = new Map<number, Record<string, string>>();
  for (const [cell, text] of Object.entries(corrections)) {
    const [line = '', column = ''] = cell.split('/');
    const known = lines.get(Number(line)) ?? {};
    known[column] = text;
    lines.set(Number(line), known);
  }
  return lines;
}
