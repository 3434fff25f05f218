/** What a spreadsheet would run as a formula, also behind an apostrophe of ours. */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** A text that no spreadsheet runs: an apostrophe before what looks like a formula. D-149 */
export const guarded = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);

/** The text as it was before `guarded`. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

const cellOf = (text: string): string => {
  const safe = guarded(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as a CSV file after RFC 4180, with the mark by which spreadsheets know UTF-8, safe to open in one. D-149 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
