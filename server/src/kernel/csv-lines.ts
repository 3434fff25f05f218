import { pipeline } from 'node:stream';
import { CsvError, parse as parseStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { GUARD_COLUMN, GUARDED_ROW, unguardFormula } from '@bcs/contract/kernel/csv';
import { TableCount, tooMuchIn, type CsvBounds, type ExceededBound } from './csv-bounds.ts';
import { piecesOf, type TableText } from './csv-pieces.ts';

/** One record of a CSV file. */
export interface CsvLine {
  /** The line of the file on which it ends. */
  readonly at: number;
  /** The row number in a spreadsheet, where a cell with several lines is one row. */
  readonly row: number;
  /** The cells of the file, with our protection for spreadsheets removed. */
  readonly cells: readonly string[];
}

/** The text is not CSV, from line `at` on. */
export class NotCsv extends Error {
  readonly at: number;
  readonly isOpenQuote: boolean;
  constructor(message: string, error: CsvError | null) {
    super(message, { cause: error });
    this.isOpenQuote = error?.code === 'CSV_QUOTE_NOT_CLOSED';
    this.at = Number(error?.['lines'] ?? 1);
  }
}

/** The text exceeds the limits of a table, and was not read. */
export class TooMuchCsv extends Error {
  readonly of: ExceededBound;
  constructor(of: ExceededBound) {
    super(`There are too many ${of}.`);
    this.of = of;
  }
}

const LONGEST_LINE = 1024 * 1024;
const DELIMITER = /^[\uFEFF\r\n]*(?:"(?:[^"]|"")*"|[^"\r\n,;\t]*)([,;\t])/;

/** Matches line breaks within a cell, as the parser counts them. */
const BREAK = /[\r\n]/g;

/** A record from the parser, with the line on which it ends. */
export interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a CSV file as spreadsheets write it, with or without a byte order mark, skipping empty lines. A quote inside of
 * a cell is an ordinary character, as in Robert "Bob"; with tabs as separators, so is one that is never closed.
 * @param most the size limits for uploaded files
 * @param delimiter by default the one after the first cell
 * @throws NotCsv, TooMuchCsv
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
 * Reads the records of an uploaded file in pieces, so that other requests are answered in between. ADM-063
 * @throws TooMuchCsv before more is read than allowed, NotCsv for what is not text, CsvError for invalid CSV
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
      // PostgreSQL cannot store this, so no table contains it
      if (piece.includes('\u0000')) throw new NotCsv('The file is not text.', null);
      refuseTooMuch(count.read(piece));
    },
    end: () => refuseTooMuch(count.end()),
  });
  return pipeline(pieces, parseStream(optionsOf(delimiter, quote)), () => {});
}

/**
 * Reads the lines of an uploaded file like `recordsInTurns`. ADM-063
 * @param isKept whether a line is returned, by the number of lines before it; others are not kept
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

/** The separator after the first cell, which depends on the country of the spreadsheet. */
export const delimiterIn = (text: string): string => DELIMITER.exec(text)?.[1] ?? ',';

function refuseTooMuch(tooMuch: ExceededBound | null): void {
  if (tooMuch) throw new TooMuchCsv(tooMuch);
}

/** Throws errors except for an unclosed quote between tabs. */
function refuseOthers(error: unknown, delimiter: string): void {
  if (!(error instanceof CsvError)) throw error;
  if (delimiter !== '\t' || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw new NotCsv(error.message, error);
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

/** Removes our apostrophes if the first line says that they are ours; those of other programs belong to the text. */
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
  return isGuarded ? cells.map(unguardFormula) : cells;
}
