import { expect, test } from 'vitest';
import { csvText, guarded, unguarded } from './csv.ts';

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
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  },
);

test.each(['A-', 'a=b', "O'Brien", "'quoted'", '', '5'])('%j needs no guard', (text) => {
  expect(guarded(text)).toBe(text);
  expect(unguarded(text)).toBe(text);
});
