import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { detectEncoding } from '#kernel/list-file/encoding';
import { detectDelimiter, problemOfReading, recogniseLayout, readSheet, HEADER_QUESTION } from './read-upload.ts';

const COLUMNS = ['university', 'course', 'email', 'firstName', 'lastName', 'role', 'active'];
const TEXT = 'E-mail;Vorname;Nachname;Rolle\r\nzoe@new.example;Zoë;Müller;student\r\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
};

test.each([
  ['UTF-8', utf8(TEXT), 'utf-8'],
  ['UTF-8 with BOM', utf8(`\uFEFF${TEXT}`), 'utf-8'],
  ['UTF-16 LE with BOM', utf16(`\uFEFF${TEXT}`, true), 'utf-16le'],
  ['UTF-16 BE with BOM', utf16(`\uFEFF${TEXT}`, false), 'utf-16be'],
  ['UTF-16 LE', utf16(TEXT, true), 'utf-16le'],
  ['UTF-16 BE', utf16(TEXT, false), 'utf-16be'],
  ['Windows-1252', latin(TEXT), 'windows-1252'],
] as const)('%s is recognised and read the same [ADM-038]', async (_, bytes, encoding) => {
  const { reading, sheet } = await recogniseLayout(bytes, COLUMNS);
  expect(detectEncoding(bytes)).toBe(encoding);
  expect(reading).toEqual({
    encoding,
    delimiter: ';',
    hasHeader: true,
    columns: ['email', 'firstName', 'lastName', 'role'],
  });
  expect(sheet.lines.map(({ cells }) => cells)).toEqual([['zoe@new.example', 'Zoë', 'Müller', 'student']]);
});

test.each([
  ['a,b,c', ','],
  ['a;b;c', ';'],
  ['a\tb', '\t'],
  ['"a,b";"c,d";e', ';'],
  ['a', ','],
])('the delimiter of %j is %j [ADM-038]', (text, delimiter) => expect(detectDelimiter(text)).toBe(delimiter));

test('a first line that is a person asks for a header, and can be a row [ADM-040]', async () => {
  const bytes = utf8('ada@new.example,Ada,Lovelace\ngrace@new.example,Grace,Hopper');
  const { reading, sheet } = await recogniseLayout(bytes, COLUMNS);
  const asked = { known: COLUMNS, needed: ['email'] };
  expect(problemOfReading(sheet, reading, asked)).toBe(HEADER_QUESTION);
  const without = await readSheet(bytes, { ...reading, hasHeader: false });
  expect([without.header, without.lines.length]).toEqual([['Column 1', 'Column 2', 'Column 3'], 2]);
  const mapped = { ...reading, hasHeader: false, columns: ['email', 'firstName', 'lastName'] };
  expect(problemOfReading(without, mapped, asked)).toBeNull();
  expect(problemOfReading(without, { ...mapped, columns: [null, null, null] }, asked)).toBe(
    'Which column has the e-mail?',
  );
});

const REFUSED: readonly (readonly [string, Uint8Array, string])[] = [
  ['a column of passwords', utf8('email,Initial Password\na@b.example,x'), 'IMPORT_HAS_PASSWORDS'],
  ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1).fill(65), 'IMPORT_TOO_LARGE'],
  ['more than 20,000 rows', utf8(`email\n${'a@b.example\n'.repeat(20_001)}`), 'IMPORT_TOO_LARGE'],
  ['too many columns', utf8(`${'a,'.repeat(300)}b\n`), 'IMPORT_NOT_A_TABLE'],
  ['commas alone', utf8(','.repeat(8_000_000)), 'IMPORT_NOT_A_TABLE'],
  ['commas in a later row', utf8(`email\n${','.repeat(4_000_000)}`), 'IMPORT_NOT_A_TABLE'],
  ['four million rows', utf8('a\n'.repeat(4_000_000)), 'IMPORT_TOO_LARGE'],
  ['millions of emptied rows', utf8(`email\n${','.repeat(100)}\n`.repeat(80_000)), 'IMPORT_TOO_LARGE'],
  ['nothing', new Uint8Array(), 'IMPORT_NOT_A_TABLE'],
  ['blank lines', utf8('\n \n\t\n'), 'IMPORT_NOT_A_TABLE'],
  ['an open quote', utf8('email\n"a@b.example'), 'IMPORT_NOT_A_TABLE'],
  ['NULs', utf8('email\u0000\na'), 'IMPORT_NOT_A_TABLE'],
  ['a zip', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 10, 0, 0, 0]), 'IMPORT_NOT_A_TABLE'],
  ['a line without end', utf8(`email\n${'x'.repeat(2_000_000)}`), 'IMPORT_NOT_A_TABLE'],
];
test.each(REFUSED)('a file with %s is refused in words [ADM-056, ADM-063]', async (_, bytes, code) => {
  await expect(recogniseLayout(bytes, COLUMNS)).rejects.toThrow(code);
});

test('of a file that is only recognised no more rows are kept than are looked at [ADM-063]', async () => {
  const rows = Array.from({ length: 100 }, (_, row) => `p${row}@new.example\tAda\tLovelace`).join('\n');
  // a quote that is never closed is a normal character, so the file is read again from its beginning
  const list = utf8(`email\tfirstName\tlastName\n\t\t\n${rows}\n"x@new.example\tAda\tLovelace`);
  const { sheet, reading } = await recogniseLayout(list, COLUMNS);
  expect(sheet.lines.map(({ cells }) => cells[0])).toEqual(
    Array.from({ length: 20 }, (_, row) => `p${row}@new.example`),
  );
  expect((await readSheet(list, reading)).lines).toHaveLength(101);
});

test('whoever else waits comes in while the largest list is read [ADM-063]', async () => {
  const list = utf8(Array.from({ length: 20_000 }, (_, row) => `${row}${',x'.repeat(98)}`).join('\n'));
  const reading = recogniseLayout(list, COLUMNS).then(() => true);
  let turns = 0;
  while (!(await Promise.race([reading, yieldToOthers(false)]))) turns += 1;
  // it yields every 8 kB, which contain thousands of short rows
  expect(turns).toBeGreaterThan(list.length / (8 * 1024));
});
