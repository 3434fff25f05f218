import { CsvError, parse } from 'csv-parse/sync';
import { GUARD_COLUMN, GUARDED_ROW, unguarded } from '@bcs/contract/kernel/csv';
import { tooMuchIn, type CsvBounds, type TooMuch } from './csv-bounds.ts';

/** One record of a CSV file. */
export interface CsvLine {
  /** The line of the file on which it ends. */
  readonly at: number;
  /** The row in which a spreadsheet shows it: a cell of several lines is in one row. */
  readonly row: number;
  /** The cells of the file; in a file of ours, as they were before it made them safe for spreadsheets. */
  readonly cells: readonly string[];
}

/** The text is no CSV; `at` says from which line on. */
export class NoCsv extends Error {
  readonly at: number;
  readonly isOpenQuote: boolean;
  constructor(error: CsvError) {
    super(error.message, { cause: error });
    this.isOpenQuote = error.code === 'CSV_QUOTE_NOT_CLOSED';
    this.at = Number(error['lines'] ?? 1);
  }
}

/** The text is larger than a table may be, and was not read. */
export class TooMuchCsv extends Error {
  readonly of: TooMuch;
  constructor(of: TooMuch) {
    super(`There are too many ${of}.`);
    this.of = of;
  }
}

const LONGEST_LINE = 1024 * 1024;
/** Spreadsheets write what their country uses: it stands behind the first cell. */
const DELIMITER = /^[\uFEFF\r\n]*(?:"(?:[^"]|"")*"|[^"\r\n,;\t]*)([,;\t])/;

/** The line breaks within a cell, as the parser counts them. */
const BREAK = /[\r\n]/g;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a file as spreadsheets write it: with or without the mark of UTF-8, empty lines left out. A quote inside of a cell
 * is a letter, as in Robert "Bob"; in cells divided by tabs also one that is never closed.
 * @param most no more than so much of a file that somebody has uploaded
 * @param delimiter that which stands behind the first cell, unless somebody says which
 * @throws NoCsv, TooMuchCsv
 */
export function csvLines(
  text: string,
  most: CsvBounds | null = null,
  delimiter = DELIMITER.exec(text)?.[1] ?? ',',
): CsvLine[] {
  const linesOf = (quote: '"' | null) => {
    const tooMuch = most && tooMuchIn(text, delimiter, quote !== null, most);
    if (tooMuch) throw new TooMuchCsv(tooMuch);
    return parsedLines(text, delimiter, quote);
  };
  try {
    return linesOf('"');
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (delimiter !== '\t' || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw new NoCsv(error);
    return linesOf(null);
  }
}

/** Takes our apostrophes off where the file says that they are ours: those of everybody else belong to the text. */
const reader = (mark: number) => (record: readonly string[]) => {
  if (mark === -1) return record;
  const cells = record.toSpliced(mark, 1);
  const isGuarded = record[mark] === GUARD_COLUMN || record[mark]?.trim() === GUARDED_ROW;
  return isGuarded ? cells.map(unguarded) : cells;
};

function parsedLines(text: string, delimiter: string, quote: '"' | null): CsvLine[] {
  const parsed = parse(text, {
    bom: true,
    info: true,
    quote,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    delimiter,
  }) as unknown as Parsed[];
  const cellsOf = reader(parsed[0]?.record.indexOf(GUARD_COLUMN) ?? -1);
  let within = 0;
  return parsed.map(({ record, info }) => {
    within += record.reduce((breaks, cell) => breaks + (cell.match(BREAK)?.length ?? 0), 0);
    return { at: info.lines, row: info.lines - within, cells: cellsOf(record) };
  });
}
