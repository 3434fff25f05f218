import fc from 'fast-check';

/** The formats in which spreadsheets of several countries and systems write a table. */
export const DIALECTS = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.boolean(),
  isUtf16: fc.boolean(),
  emptyColumns: fc.integer({ min: 0, max: 2 }),
  endsWithNewline: fc.boolean(),
});
type Dialect = typeof DIALECTS extends fc.Arbitrary<infer One> ? One : never;

/**
 * Writes a table like a spreadsheet, with the row numbers it shows for non-blank rows, and the lines on which they end.
 */
export function writeTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { delimiter, newline, mark, isUtf16, emptyColumns, endsWithNewline }: Dialect,
): { readonly bytes: Buffer; readonly lines: readonly number[]; readonly ends: readonly number[] } {
  const quoted = (cell: string) =>
    /["\r\n]/u.test(cell) || cell.includes(delimiter) || cell !== cell.trim()
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const more = Array.from({ length: emptyColumns }, () => '');
  const text = [header, ...rows].map((cells) => [...cells, ...more].map(quoted).join(delimiter)).join(newline);
  const whole = `${mark || isUtf16 ? '\uFEFF' : ''}${text}${endsWithNewline ? newline : ''}`;
  const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
  const breaksIn = (cells: readonly string[]) => cells.join('').match(/\n/gu)?.length ?? 0;
  let end = 1;
  const ends = rows.flatMap((cells) => {
    end += 1 + breaksIn(cells);
    return isFilled(cells) ? [end] : [];
  });
  return {
    ends,
    bytes: isUtf16 ? Buffer.from(whole, 'utf16le') : Buffer.from(whole, 'utf8'),
    lines: rows.flatMap((cells, at) => (isFilled(cells) ? [at + 2] : [])),
  };
}
