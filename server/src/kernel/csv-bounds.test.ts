import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tooMuchIn } from './csv-bounds.ts';
import { csvLines, NotCsv, TooMuchCsv } from './csv-lines.ts';

const BOUNDS = { rows: 5, columns: 4, cells: 1000 };
const MOST_CELLS = 2_000_000;
const isEmptied = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
/** Counts the characters that are read, so that the test knows how far reading went. */
function counted(text: string) {
  let furthest = 0;
  const read = {
    length: text.length,
    charCodeAt: (at: number) => {
      furthest = Math.max(furthest, at);
      return text.charCodeAt(at);
    },
  };
  return { text: read as unknown as string, furthest: () => furthest };
}

test.each([
  ['eight megabytes of commas', ','.repeat(8_000_000), 'columns', 200],
  ['commas in a later row', `a,b\n${','.repeat(4_000_000)}`, 'columns', 204],
  ['four million rows', 'a\n'.repeat(4_000_000), 'rows', 40_003],
  ['rows that were emptied', `a\n${',\n'.repeat(4_000_000)}`, 'rows', 2 * MOST_CELLS],
  ['rows of nothing', '\n'.repeat(8_000_000), 'rows', MOST_CELLS],
])('of %s no more is read than may be there [ADM-063]', (_, whole, what, letters) => {
  const { text, furthest } = counted(whole);
  expect(tooMuchIn(text, ',', true, { rows: 20_001, columns: 200, cells: MOST_CELLS })).toBe(what);
  expect(furthest()).toBeLessThanOrEqual(letters);
});

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', '\n', 'b'), maxLength: 6 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const either = fc.oneof(
  cell.map(quoted),
  cell.map((text) => text.replaceAll(/[,\n"]/g, '')),
  // here quotes are ordinary characters
  cell.map((text) => `a${text.replaceAll(/[,\n]/g, '')}`),
);
const row = fc.oneof({ weight: 9, arbitrary: fc.array(either, { maxLength: 4 }) }, fc.array(either, { maxLength: 6 }));
const table = fc.array(row, { maxLength: 12, size: 'max' });

test('a table is within the bounds exactly where the parser finds no more in it [ADM-063]', () => {
  const seen = { within: 0, rows: 0, columns: 0 };
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map((row) => row.join(',')).join('\n');
      const lines = csvLines(text, null, ',');
      const tooMuch = tooMuchIn(text, ',', true, BOUNDS);
      seen[tooMuch ?? 'within'] += 1;
      const filled = lines.filter(({ cells }) => !isEmptied(cells)).length;
      const widest = Math.max(0, ...lines.map(({ cells }) => cells.length));
      expect(tooMuch !== null).toBe(filled > BOUNDS.rows || widest > BOUNDS.columns);
    }),
    { numRuns: 500 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});

/** Counts the rows read from a text; 0 if it is refused. */
function rowsOf(text: string): number {
  try {
    return csvLines(text, BOUNDS, ',').filter(({ cells }) => !isEmptied(cells)).length;
  } catch (error) {
    if (error instanceof NotCsv || error instanceof TooMuchCsv) return 0;
    throw error;
  }
}

test('of whatever text no more rows are read than are allowed', () => {
  const odd = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' '), maxLength: 80 });
  fc.assert(
    fc.property(odd, (text) => {
      expect(rowsOf(text)).toBeLessThanOrEqual(BOUNDS.rows);
    }),
    { numRuns: 1000 },
  );
});

test('the last row and column that are allowed are read, with emptied ones behind them', () => {
  const rows = Array.from({ length: BOUNDS.rows }, () => 'a,b,c,d');
  expect(csvLines([...rows, ',,,', ' , ,"",'].join('\n'), BOUNDS)).toHaveLength(BOUNDS.rows + 2);
  expect(() => csvLines([...rows, 'a'].join('\n'), BOUNDS)).toThrow(TooMuchCsv);
  expect(() => csvLines('a,b,c,d,', BOUNDS)).toThrow(TooMuchCsv);
  // with tabs as separators, a quote that is never closed is an ordinary character
  expect(() => csvLines(`a\t"b\n${'c\td\n'.repeat(9)}`, BOUNDS)).toThrow(expect.objectContaining({ of: 'rows' }));
});
