import { pipeline } from 'node:stream';
import { CsvError, parse as parseStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { GUARD_COLUMN, GUARDED_ROW, unguarded } from '@bcs/contract/kernel/csv';
import { TableCount, tooMuchIn, type CsvBounds, type TooMuch } from './csv-bounds.ts';
import { piecesOf, type TableText } from './csv-pieces.ts';

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
  constructor(message: string, error: CsvError | null) {
    super(message, { cause: error });
    this.isOpenQuote = error?.code === 'CSV_QUOTE_NOT_CLOSED';
    this.at = Number(error?.['lines'] ?? 1);
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
const DELIMITER = /^[\uFEFF\r\n]*(?:"(?:[^"]|"")*"|[^"\r\n,;\t]*)([,;\t])/;

/** The line breaks within a cell, as the parser counts them. */
const BREAK = /[\r\n]/g;

/** A record as the parser gives it, with the line on which it ends. */
export interface ParsedRecord {
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
export function csvLines(text: string, most: CsvBounds | null = null, delimiter = delimiterIn(text)): CsvLine[] {
  const linesOf = (quote: '"' | null) => {
    refuseTooMuch(most && tooMuchIn(text, delimiter, quote !== null, most));
    const parsed = parse(text, optionsOf(delimiter, quote)) as unknown as ParsedRecord[];
    return parsed.map(lineReader());
  };
  try {
    return linesOf('"');
  } catch (error) {
    refuseOthers(error, delimiter);
    return linesOf(null);
  }
}

/**
 * The records of a file that somebody has uploaded, read in pieces: other requests are answered in between. ADM-063
 * @throws TooMuchCsv before more is read than may be there, NoCsv for what is not text, CsvError for what is no CSV
 */
export function recordsInTurns(
  text: TableText,
  most: CsvBounds,
  delimiter: string,
  quote: '"' | null = '"',
): AsyncIterable<ParsedRecord> {
  const count = new TableCount(delimiter, quote !== null, most);
  const pieces = piecesOf(text, {
    read(piece) {
      // what PostgreSQL cannot hold, no table has either
      if (piece.includes('\u0000')) throw new NoCsv('The file is not text.', null);
      refuseTooMuch(count.read(piece));
    },
    end: () => refuseTooMuch(count.end()),
  });
  return pipeline(pieces, parseStream(optionsOf(delimiter, quote)), () => {});
}

/**
 * Reads the lines of a file that somebody has uploaded as `recordsInTurns` does. ADM-063
 * @param isKept whether a line is answered, by the number of those before it; of the others nothing stays
 */
export async function csvLinesInTurns(
  text: TableText,
  most: CsvBounds,
  delimiter: string,
  isKept: (line: CsvLine, before: number) => boolean = () => true,
) {
  const linesOf = async (quote: '"' | null): Promise<CsvLine[]> => {
    const lineOf = lineReader();
    const lines: CsvLine[] = [];
    for await (const one of recordsInTurns(text, most, delimiter, quote)) {
      const line = lineOf(one);
      if (isKept(line, lines.length)) lines.push(line);
    }
    return lines;
  };
  try {
    return await linesOf('"');
  } catch (error) {
    refuseOthers(error, delimiter);
    return linesOf(null);
  }
}

/** The sign behind the first cell: spreadsheets write what their country uses. */
export const delimiterIn = (text: string): string => DELIMITER.exec(text)?.[1] ?? ',';

function refuseTooMuch(tooMuch: TooMuch | null): void {
  if (tooMuch) throw new TooMuchCsv(tooMuch);
}

/** All but a quote that is a letter between tabs. */
function refuseOthers(error: unknown, delimiter: string): void {
  if (!(error instanceof CsvError)) throw error;
  if (delimiter !== '\t' || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw new NoCsv(error.message, error);
}

const optionsOf = (delimiter: string, quote: '"' | null) => ({
  bom: true,
  info: true,
  quote,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_LINE,
  relax_column_count: true,
  delimiter,
});

/** Takes our apostrophes off where the first line says that they are ours: those of everybody else belong to the text. */
function lineReader(): (parsed: ParsedRecord) => CsvLine {
  let mark: number | null = null;
  let within = 0;
  return ({ record, info }) => {
    mark ??= record.indexOf(GUARD_COLUMN);
    within += record.reduce((breaks, cell) => breaks + (cell.match(BREAK)?.length ?? 0), 0);
    return { at: info.lines, row: info.lines - within, cells: unmarked(record, mark) };
  };
}

function unmarked(record: readonly string[], mark: number): readonly string[] {
  if (mark === -1) return record;
  const cells = record.toSpliced(mark, 1);
  const isGuarded = record[mark] === GUARD_COLUMN || record[mark]?.trim() === GUARDED_ROW;
  return isGuarded ? cells.map(unguarded) : cells;
}
