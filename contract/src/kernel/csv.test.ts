import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import { csvText, guardFormula, unguardFormula } from './csv.ts';

test('a file begins with the mark of UTF-8, its lines end as RFC 4180 says', () => {
  expect(
    csvText([
      ['a', 'b'],
      ['1', ''],
    ]),
  ).toBe('\uFEFFa,b\r\n1,\r\n');
});

test.each([
  ['say "hi"', '"say ""hi"""'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['two\nlines', '"two\nlines"'],
  [' edge', '" edge"'],
  ['plain text', 'plain text'],
  ['Zoë 世界', 'Zoë 世界'],
])('the cell %j is written %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test.each(['=1+1', '+1', '-2', '@sum', '\tx', '\rx', '\nx', '＝1', "'=1", "''+1"])(
  'a spreadsheet does not run %j, and it comes back unchanged',
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(unguardFormula(guardFormula(text))).toBe(text);
  },
);

test.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x;  =1', "x;'  =1"],
  ['x;"=1"', `x;'"=1"`],
  ['a\t@sum', "a\t'@sum"],
  ['list\n- one\r\n- two', "list\n'- one\r'\n'- two"],
  ["x;'=1", "x;''=1"],
  [';=1', ";'=1"],
])('nor what a program that splits at semicolons or tabs would find in %j [D-149]', (text, written) => {
  expect(guardFormula(text)).toBe(written);
  expect(unguardFormula(written)).toBe(text);
});

/**
 * Splits a line like a spreadsheet in a country that uses semicolons, where quotes count only at the beginning of a
 * cell.
 */
const splitAtSemicolons = (line: string) => line.split(/[;\r\n]/).map((cell) => cell.replace(/^"+|"+$/g, '').trim());

test('whatever people write, no cell of a file begins with a formula, and everything comes back [D-149]', () => {
  const letters = fc.constantFrom(';', '=', '+', '-', '@', "'", '"', ' ', '\t', '\r', '\n', ',', 'a', '1', '＝');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: letters, maxLength: 12 }), { minLength: 1, maxLength: 4 }), (cells) => {
      for (const cell of cells) expect(unguardFormula(guardFormula(cell))).toBe(cell);
      for (const cell of splitAtSemicolons(csvText([['name', ...cells]]))) expect(cell).not.toMatch(/^[=+\-@＝]/);
    }),
    { numRuns: IS_LONG_RUN ? 3000 : 500 },
  );
});

test.each(['A-', 'a=b', "O'Brien", "'quoted'", '', '5'])('%j needs no guard', (text) => {
  expect(guardFormula(text)).toBe(text);
  expect(unguardFormula(text)).toBe(text);
});
