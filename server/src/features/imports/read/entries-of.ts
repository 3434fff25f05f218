import type { Reading } from '@bcs/contract/features/imports/reading';
import { nameParts } from '@bcs/contract/features/imports/name-parts';
import { readStanding } from '@bcs/contract/features/imports/standing';
import type { Correction } from '@bcs/contract/features/imports/model';
import type { CsvLine } from '#kernel/csv-lines';
import type { Db } from '#database/db';
import { orNotFound } from '#kernel/refusal-error';
import { inSlices } from './in-slices.ts';
import type { FileEntry } from './read-file.ts';
import { type Sheet, readSheet } from './read-upload.ts';
import { findBytes, saveCorrection, type StoredImport } from '../queries-imports.ts';

type Row = Readonly<Record<string, string>>;

/** Reads a row of a list, deriving columns from combined ones. ADM-039, ADM-061 */
function readRow(
  { name, status, ...own }: Row,
  given: Row,
): Pick<FileEntry, 'cells' | 'readFrom' | 'problems' | 'note' | 'endsBecause'> {
  const parts = name === undefined ? {} : filled(nameParts(name));
  const standing = status === undefined ? 'in' : readStanding(status);
  return {
    cells: { ...given, ...parts, ...own },
    readFrom: filled({ name: name ?? '', status: status ?? '' }),
    ...(standing === null && { problems: [{ column: 'status', message: ASKED }] }),
    ...(standing === 'out' && { endsBecause: `The file says ‘${status}’.` }),
    ...(name !== undefined && { note: `The name is parted from ‘${name}’.` }),
  };
}

const ASKED = 'may or may not mean that this person belongs to the class';

const filled = (parts: object): Row => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));

const SUMMARY =
  /^\s*(?:grand\s+)?(?:total|sum|count|average|class average|mean|median|points possible|out of|end of (?:file|report|list)|generated|exported|printed|page)\b/iu;
const PERSON = ['email', 'firstName', 'lastName', 'name'];

/** Tells why a row describes nobody, such as a total or a heading; null if it may. */
function whyNobody(cells: readonly string[], header: readonly string[], read: Row): string | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  if (cells.length === header.length && cells.every((cell, at) => cell.trim() === header[at]))
    return 'This row contains the column titles.';
  const isNamed = PERSON.some((column) => read[column] !== undefined);
  return cells.some((cell) => SUMMARY.test(cell)) || !isNamed ? 'This row does not name anyone.' : null;
}

/** The place of an import, which applies to rows that name no class or university. */
export type ImportPlace = Readonly<{ university: string | null; course: string | null }>;

/** Reads the rows of an uploaded file by the meaning of its columns, with corrections from the preview. ADM-042 */
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

/** The university or class of a row that does not name one. */
export const impliedPlace = (kind: string, { university, course }: ImportPlace): Record<string, string> =>
  kind === 'people' ? {} : { ...(university !== null && { university }), ...(course !== null && { course }) };

/** The role of rows that do not contain one. */
export const impliedRole = (kind: string, { everybody }: Reading): Record<string, string> =>
  kind === 'people' || !everybody ? {} : { role: everybody };

/** The key that equal cells of a column share for a correction. */
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

/** Corrects one cell, or all equal cells of its column. ADM-042 */
export async function correctCell(db: Db, stored: StoredImport, cell: Correction): Promise<void> {
  const { line, column, text, everywhere = false } = cell;
  const inAll = everywhere ? await keyOfEqual(db, stored, cell) : null;
  await saveCorrection(db, stored.id, inAll ?? `${line}/${column}`, text);
}

/** Finds the key of equal cells; null if the cell is not in the file. */
async function keyOfEqual(db: Db, { id, reading }: StoredImport, { line, column }: Correction): Promise<string | null> {
  if (reading.oneRoster) return null;
  const { bytes } = orNotFound(await findBytes(db, id));
  const { lines } = await readSheet(bytes, reading);
  const own = lines.find(({ row }) => row === line);
  const text = own?.cells[reading.columns.indexOf(column)];
  return text === undefined ? null : equalCellKey(column, text);
}
