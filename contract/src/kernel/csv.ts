/** Matches a cell that a spreadsheet would run as a formula, also behind an apostrophe of ours. */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
/**
 * Matches a formula inside of a text, where a program that splits at semicolons or tabs begins a cell: it ignores our
 * quotes, since they are not at the beginning of what it takes for a cell. Blanks and quotes may come before it.
 */
const DANGEROUS_INSIDE = /([;\t\r\n])(?=["'\s]*[=+\-@＝＋－＠])/g;
const GUARDED_INSIDE = /([;\t\r\n])'(?=["'\s]*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** A text that no spreadsheet runs, wherever it splits: an apostrophe before what looks like a formula. D-149 */
export function guarded(text: string): string {
  const safe = text.replaceAll(DANGEROUS_INSIDE, "$1'");
  return DANGEROUS.test(safe) ? `'${safe}` : safe;
}

/** The text as it was before `guarded`. */
export const unguarded = (text: string): string =>
  (GUARDED.test(text) ? text.slice(1) : text).replaceAll(GUARDED_INSIDE, '$1');

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Rows as a CSV file after RFC 4180, with the mark of UTF-8, for our own reader alone: no spreadsheet opens it. */
export const unguardedCsv = (rows: readonly (readonly string[])[]): string =>
  `${UTF8_MARK}${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** Rows as a CSV file after RFC 4180, with the mark by which spreadsheets know UTF-8, safe to open in one. D-149 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  unguardedCsv(rows.map((row) => row.map(guarded)));

/** The column by which a file of ours tells in which rows it has set apostrophes, so that an import takes off no others. */
export const GUARD_COLUMN = 'Apostrophes before formulas';
export const GUARDED_ROW = 'yes';

/** Tells whether a row has a cell that a spreadsheet would run. */
export const isGuarded = (cells: readonly string[]): boolean => cells.some((cell) => guarded(cell) !== cell);

/** The text of a file that an import may read again: guarded cells are marked, so that they come back as they were. */
export function csvToImport([header = [], ...rows]: readonly (readonly string[])[]): string {
  if (![header, ...rows].some(isGuarded)) return csvText([header, ...rows]);
  return csvText([[...header, GUARD_COLUMN], ...rows.map((row) => [...row, isGuarded(row) ? GUARDED_ROW : ''])]);
}

/** The name of a file from its parts: gradebook-NU-FSF-12.csv. What a file system might mind becomes a hyphen. */
export const csvFileName = (...parts: readonly (string | number)[]): string =>
  `${parts.map((part) => String(part).replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')).join('-')}.csv`;
