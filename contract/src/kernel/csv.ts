/** Matches a cell that a spreadsheet would run as a formula, even after an apostrophe that we added. */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
/**
 * Matches a formula inside of a text, where a program that splits at semicolons or tabs would begin a cell. Such a
 * program ignores our quotes, because they are not at the beginning of its cell. Blanks and quotes may precede the
 * formula.
 */
const DANGEROUS_INSIDE = /([;\t\r\n])(?=["'\s]*[=+\-@＝＋－＠])/g;
const GUARDED_INSIDE = /([;\t\r\n])'(?=["'\s]*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * Makes a text safe for spreadsheets, wherever they split it, by an apostrophe before anything that looks like a
 * formula. D-149
 */
export function guardFormula(text: string): string {
  const safe = text.replaceAll(DANGEROUS_INSIDE, "$1'");
  return DANGEROUS.test(safe) ? `'${safe}` : safe;
}

/** Restores the text from before `guardFormula`. */
export const unguardFormula = (text: string): string =>
  (GUARDED.test(text) ? text.slice(1) : text).replaceAll(GUARDED_INSIDE, '$1');

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const UTF8_MARK = '\uFEFF';

/**
 * Formats rows as CSV (RFC 4180) with a byte order mark, for our own reader only: the cells are not safe in
 * spreadsheets.
 */
export const unguardedCsv = (rows: readonly (readonly string[])[]): string =>
  `${UTF8_MARK}${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** Formats rows as CSV (RFC 4180) with a byte order mark, safe to open in spreadsheets. D-149 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  unguardedCsv(rows.map((row) => row.map(guardFormula)));

/**
 * The title of a column that marks the rows in which an export has added apostrophes, so that an import removes no
 * others.
 */
export const GUARD_COLUMN = 'Apostrophes before formulas';
export const GUARDED_ROW = 'yes';

/** Tells whether a row contains a cell that a spreadsheet would run. */
export const isGuarded = (cells: readonly string[]): boolean => cells.some((cell) => guardFormula(cell) !== cell);

/**
 * Formats rows as CSV that can be imported again: guarded cells are marked, so that their original text is restored.
 */
export function csvToImport([header = [], ...rows]: readonly (readonly string[])[]): string {
  if (![header, ...rows].some(isGuarded)) return csvText([header, ...rows]);
  return csvText([[...header, GUARD_COLUMN], ...rows.map((row) => [...row, isGuarded(row) ? GUARDED_ROW : ''])]);
}

/** Builds the name of a CSV file from its parts: gradebook-NU-FSF-12.csv. Special characters become hyphens. */
export const csvFileName = (...parts: readonly (string | number)[]): string =>
  `${parts.map((part) => String(part).replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')).join('-')}.csv`;
