import { matchColumns, isPassword, looksLikeData } from '@bcs/contract/features/imports/header';
import { FILE_TOO_LARGE, NOT_A_TABLE, noTableFrom, PASSWORDS } from '@bcs/contract/features/imports/failures';
import { DELIMITERS, MOST_BYTES, MOST_COLUMNS, MOST_ROWS, type Reading } from '@bcs/contract/features/imports/reading';
import type { Delimiter } from '@bcs/contract/features/imports/model';
import { csvLinesInTurns, NotCsv, TooMuchCsv, type CsvLine } from '#kernel/csv-lines';
import type { TableText } from '#kernel/csv-pieces';
import { detectEncoding, type Encoding } from '#kernel/list-file/encoding';
import { RefusalError } from '#kernel/refusal-error';

/** A file as a table of cells, whatever its columns mean. */
export type Sheet = Readonly<{ header: readonly string[]; lines: readonly CsvLine[] }>;

const BOUNDS = { rows: MOST_ROWS + 1, columns: MOST_COLUMNS, cells: 2_000_000 };

/** The number of characters of the first line that are examined. */
const LOOKED_AT_LETTERS = 20_000;
/** The number of bytes that are examined: characters have up to four, and empty lines may come first. */
const LOOKED_AT_BYTES = 1024 * 1024;

function firstLine(text: string): string {
  const start = text.search(/[^\uFEFF\r\n]/);
  return start < 0 ? '' : (/^[^\r\n]*/.exec(text.slice(start, start + LOOKED_AT_LETTERS))?.[0] ?? '');
}

/** The text at the beginning of a file, which contains its first line. */
export const beginningOfFile = ({ bytes, encoding }: { bytes: Uint8Array; encoding: Encoding }): string =>
  new TextDecoder(encoding).decode(bytes.subarray(0, LOOKED_AT_BYTES));

/** Finds the separator that occurs most often in the first line, outside of quotes. */
export function detectDelimiter(text: string): Delimiter {
  const bare = firstLine(text).replaceAll(/"(?:[^"]|"")*"?/g, '');
  const often = (sign: string) => bare.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (often(sign) > often(best) ? sign : best));
}

/**
 * Reads the cells of a file.
 * @param kept the number of rows to keep, including the header; all rows are read
 * @throws RefusalError if it is not a table, or too large
 */
export async function readSheet(
  bytes: Uint8Array,
  { encoding, delimiter, hasHeader }: Omit<Reading, 'columns'>,
  kept = Infinity,
): Promise<Sheet> {
  if (bytes.length > MOST_BYTES) throw new RefusalError(FILE_TOO_LARGE);
  const isKept: IsKept = ({ cells }, before) => before < kept && cells.some((cell) => cell.trim() !== '');
  const lines = await linesOf({ bytes, encoding }, delimiter, isKept);
  const width = lines[0]?.cells.length ?? 0;
  if (width === 0 || width > MOST_COLUMNS) throw new RefusalError(NOT_A_TABLE);
  const header = hasHeader
    ? (lines[0]?.cells ?? [])
    : Array.from({ length: width }, (_, index) => `Column ${index + 1}`);
  const rows = hasHeader ? lines.slice(1) : lines;
  if (rows.length > MOST_ROWS) throw new RefusalError(FILE_TOO_LARGE);
  return { header: header.map((cell) => cell.trim()), lines: rows };
}

type IsKept = (line: CsvLine, before: number) => boolean;

async function linesOf(text: TableText, delimiter: Delimiter, isKept: IsKept): Promise<CsvLine[]> {
  try {
    return await csvLinesInTurns(text, BOUNDS, delimiter, isKept);
  } catch (error) {
    if (error instanceof TooMuchCsv) throw new RefusalError(error.of === 'rows' ? FILE_TOO_LARGE : NOT_A_TABLE);
    if (error instanceof NotCsv)
      throw new RefusalError(error.isOpenQuote ? noTableFrom(error.at) : NOT_A_TABLE, undefined, undefined, {
        cause: error,
      });
    throw error;
  }
}

/** The number of rows by which a column is recognised. */
const LOOKED_AT = 20;

/** Recognizes the form of a file, its columns, and whether its first line is a header. @throws RefusalError */
export async function recogniseLayout(
  bytes: Uint8Array,
  columns: readonly string[],
): Promise<{ reading: Reading; sheet: Sheet }> {
  if (bytes.length > MOST_BYTES) throw new RefusalError(FILE_TOO_LARGE);
  const encoding = detectEncoding(bytes);
  const how = { encoding, delimiter: detectDelimiter(beginningOfFile({ bytes, encoding })), hasHeader: true };
  const sheet = await readSheet(bytes, how, LOOKED_AT + 1);
  if (sheet.header.some(isPassword)) throw new RefusalError(PASSWORDS);
  return {
    reading: {
      ...how,
      columns: matchColumns(
        sheet.header,
        columns,
        sheet.lines.map(({ cells }) => cells),
      ),
    },
    sheet,
  };
}

export const HEADER_QUESTION = 'The first line looks like a person. Does this file have a header?';

/** Tells why the rows of a file cannot be compared yet, or null. ADM-040 */
export function problemOfReading(
  { header }: Sheet,
  { hasHeader, columns }: Reading,
  { known, needed }: { known: readonly string[]; needed: readonly string[] },
): string | null {
  if (hasHeader && looksLikeData(header, known)) return HEADER_QUESTION;
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length === 0) return null;
  const question = `Which column has the ${missing.map(wordOf).join(', and which has the ')}?`;
  return missing.includes('role') ? `${question} ${ROLE_FOR_ALL}` : question;
}

const ROLE_FOR_ALL = 'Or choose what everyone here is.';

/** The names of required columns for people. */
const IN_WORDS: Readonly<Record<string, string>> = { email: 'e-mail', firstName: 'first name', lastName: 'last name' };
const wordOf = (column: string) => IN_WORDS[column] ?? column;
