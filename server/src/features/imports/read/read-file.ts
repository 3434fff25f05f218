import { findColumn } from '@bcs/contract/features/imports/header';
import { detectEncoding } from '#kernel/list-file/encoding';
import { csvLines, NotCsv, type CsvLine } from '#kernel/csv-lines';

/** One row of the file, before anything is checked. */
export interface FileEntry {
  readonly at: number;
  readonly cells: Readonly<Record<string, unknown>>;
  /** A mistake in the row as a whole. */
  readonly problem?: string;
  /** Mistakes in its cells. */
  readonly problems?: readonly Readonly<{ column: string; message: string }>[];
  /** A note shown beside the row. */
  readonly note?: string;
  /** The original cells from which other columns were derived. */
  readonly readFrom?: Readonly<Record<string, string>>;
  /** The reason why it describes nobody. */
  readonly passedOver?: string;
  /** The reason why its source marks it as ended. ADM-061 */
  readonly endsBecause?: string;
  /** The id by which its source knows the person. ADM-060 */
  readonly sourcedId?: string;
  /** An id that must be unique among the rows. */
  readonly claims?: string;
}

/** The file as a whole cannot be read. */
export class FileRefused extends Error {}

const LARGEST = 50 * 1024 * 1024;
const MOST_ROWS = 100_000;

/** Reads a CSV or JSON file. @param columns the names that the file may use */
export function readFile(bytes: Uint8Array, format: 'csv' | 'json', columns: readonly string[]): FileEntry[] {
  if (bytes.length > LARGEST) throw new FileRefused('The file is larger than 50 MB: split it.');
  const text = decode(bytes);
  const entries = format === 'csv' ? readCsv(text, columns) : readJson(text);
  if (entries.length > MOST_ROWS) throw new FileRefused(`The file has more than ${MOST_ROWS} rows: split it.`);
  return entries;
}

/**
 * Decodes a file, which must be UTF-8 or UTF-16: other encodings can only be guessed, and nobody would see mistakes
 * before the save.
 */
function decode(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  try {
    return new TextDecoder(encoding === 'windows-1252' ? 'utf-8' : encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FileRefused('The file is not written in UTF-8. Save it as "CSV UTF-8".', { cause: error });
  }
}

function linesOf(text: string): CsvLine[] {
  try {
    return csvLines(text);
  } catch (error) {
    if (error instanceof NotCsv) throw new FileRefused(`The file is not valid CSV: ${error.message}`, { cause: error });
    throw error;
  }
}

function readCsv(text: string, columns: readonly string[]): FileEntry[] {
  // spreadsheets keep emptied rows and columns
  const [header, ...rows] = linesOf(text).filter(({ cells }) => cells.some(isFilled));
  if (!header) throw new FileRefused('The file is empty.');
  const titleOf = (cell: string) => findColumn(cell, columns) ?? cell.trim();
  const names = header.cells.slice(0, 1 + header.cells.findLastIndex(isFilled)).map(titleOf);
  checkColumns(names, columns);
  return rows.map(({ at, cells }) => {
    const width = 1 + cells.findLastIndex(isFilled);
    if (width > names.length)
      throw new FileRefused(`Line ${at} has ${width} cells, the first line has ${names.length}.`);
    const filled = names.map((name, index) => [name, cells[index] ?? ''] as const).filter(([, cell]) => cell !== '');
    return { at, cells: Object.fromEntries(filled) };
  });
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

function checkColumns(names: readonly string[], columns: readonly string[]): void {
  const strange = names.filter((name) => !columns.includes(name));
  if (strange.length > 0)
    throw new FileRefused(
      `Unknown columns: ${strange.map((name) => JSON.stringify(name)).join(', ')}. Known are ${columns.join(', ')}.`,
    );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new FileRefused(`The column ${twice} stands twice.`);
}

function readJson(text: string): FileEntry[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new FileRefused(`The file is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  if (!Array.isArray(list)) throw new FileRefused('The file must hold a list of objects.');
  return list.map((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      throw new FileRefused(`Entry ${index + 1} is not an object.`);
    return { at: index + 1, cells: entry as Record<string, unknown> };
  });
}
