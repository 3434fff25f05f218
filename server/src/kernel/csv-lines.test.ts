import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvToImport } from '@bcs/contract/kernel/csv';
import { csvLines, csvLinesInTurns, NotCsv } from './csv-lines.ts';

const cellsOf = (text: string) => csvLines(text).map(({ cells }) => cells);

const cell = fc
  .string({
    unit: fc.constantFrom('=', '-', '@', "'", '"', ',', ';', '\t', '\n', '\r', ' ', 'a', '＝', '世'),
    maxLength: 9,
  })
  .filter((text) => text.isWellFormed());
const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 5 });
/** Any text that a database can store. */
const anyText = fc
  .string({ unit: 'binary', maxLength: 20 })
  .filter((text) => text.isWellFormed() && !text.includes('\0'));
const wideTable = fc.array(fc.tuple(fc.constant('x'), anyText, anyText, anyText), { minLength: 1, maxLength: 8 });

test('what the product writes to be imported is read as it was [ADM-058]', () => {
  fc.assert(
    fc.property(table, (rows) => {
      expect(cellsOf(csvToImport(rows))).toEqual(rows);
    }),
  );
});

test('so is any text at all [ADM-058]', () => {
  fc.assert(
    fc.property(wideTable, (rows) => {
      expect(cellsOf(csvToImport(rows))).toEqual(rows);
    }),
  );
});

test('what others write is read as it stands: an apostrophe of theirs is never taken off [D-149]', () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(table, (rows) => {
      expect(cellsOf(rows.map((row) => row.map(quoted).join(',')).join('\n'))).toEqual(rows);
    }),
  );
  const code = "\t'@babel/preset-env',\nconst css = 'color: red;' + x;\n'-v'";
  expect(cellsOf(`content\n${quoted(code)}`)).toEqual([['content'], [code]]);
});

test('rows that somebody adds to a file of ours keep their apostrophes', () => {
  const added = `${csvToImport([['name'], ['=1']])}"'-v",\n`;
  expect(cellsOf(added)).toEqual([['name'], ['=1'], ["'-v"]]);
});

test('a file in which nothing had to be made safe has its own columns only', () => {
  expect(cellsOf(csvToImport([['name'], ["'v'"]]))).toEqual([['name'], ["'v'"]]);
  expect(csvToImport([['name'], ["'v'"]])).not.toContain('Apostrophes');
});

test.each([
  [
    'commas',
    'a,b\n1,"2;3"\n',
    [
      ['a', 'b'],
      ['1', '2;3'],
    ],
  ],
  [
    'semicolons',
    'a;b\r\n1;2,5\r\n',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a first cell in quotes, with what separates elsewhere',
    '"a,b";c\n1;2',
    [
      ['a,b', 'c'],
      ['1', '2'],
    ],
  ],
  [
    'a mark of UTF-8 before empty lines',
    '\uFEFF\r\n\r\na;b\r\n\r\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['one column', 'a\n1,2\n', [['a'], ['1', '2']]],
  [
    'ends of lines of old',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('%s', (_name, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('a record says on which line it ends', () => {
  expect(csvLines('a,b\n\n"1\n1",2\n3,4').map(({ at }) => at)).toEqual([1, 4, 5]);
});

test('a cell of several lines moves no later record to another row', () => {
  expect(csvLines('a,"b\nin two\nmore"\r\n1,2\r\n\r\n"3\r\n3",4\r\n5,6').map(({ row }) => row)).toEqual([1, 2, 4, 5]);
});

test.each([
  ['a,Robert "Bob",b\nc,"Bob" Robert,d', 'Robert "Bob"', '"Bob" Robert'],
  ['a\tRobert "Bob"\tb\nc\t"Bob" Robert\td', 'Robert "Bob"', '"Bob" Robert'],
  ['a;5" ruler;b\nc;"with ""both""; and more";d', '5" ruler', 'with "both"; and more'],
  ['a\t"Bob Robert\tb\nc\tAmy\td', '"Bob Robert', 'Amy'],
])('quotes inside of cells are letters: %j', (text, first, second) => {
  expect(cellsOf(text).map(([, cell]) => cell)).toEqual([first, second]);
  expect(cellsOf(text).map((cells) => cells.length)).toEqual([3, 3]);
});

test('a quote that never ends is no CSV, and the line is named', () => {
  const read = () => csvLines('a,b\n1,"2\n3');
  expect(read).toThrow(NotCsv);
  expect(read).toThrow(expect.objectContaining({ at: 3 }));
});

describe('read in turns a file is the same', () => {
  const MOST = { rows: 20_001, columns: 200, cells: 2_000_000 };

  test('whatever stands in it [ADM-063]', async () => {
    await fc.assert(
      fc.asyncProperty(wideTable, async (rows) => {
        const text = csvToImport(rows);
        expect(await csvLinesInTurns(text, MOST, ',')).toEqual(csvLines(text, MOST));
      }),
    );
  });

  test('a letter that two pieces share stays whole [ADM-063]', async () => {
    for (const before of [8 * 1024 - 3, 8 * 1024 - 2, 8 * 1024 - 1]) {
      const lines = await csvLinesInTurns(`${'x'.repeat(before)}😀,y\nz,Zoë`, MOST, ',');
      expect(lines[0]?.cells[0]?.slice(before)).toBe('😀');
    }
  });

  test('the bytes of a file are read as its text, in whatever encoding, and letters that two pieces share [ADM-063]', async () => {
    const long = 'é'.repeat(9000);
    const text = `a,b\n${long},x\nx${long},"1\r\n2"\nü,ÿ`;
    const utf16 = Buffer.from(text, 'utf16le');
    const files = {
      'utf-8': Buffer.from(text),
      'utf-16le': utf16,
      'utf-16be': Buffer.from(utf16).swap16(),
      'windows-1252': Buffer.from(text, 'latin1'),
    } as const;
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const)
      expect(await csvLinesInTurns({ bytes: files[encoding], encoding }, MOST, ',')).toEqual(csvLines(text, MOST));
  });

  test('what is none is refused for the same reason, and a quote between tabs is a letter [ADM-063]', async () => {
    await expect(csvLinesInTurns('a,b\n"c', MOST, ',')).rejects.toMatchObject({ isOpenQuote: true, at: 2 });
    expect((await csvLinesInTurns('a\tb\n"c\td', MOST, '\t')).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['"c', 'd'],
    ]);
  });
});
