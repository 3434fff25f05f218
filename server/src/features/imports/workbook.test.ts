import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zipOf } from '#testing/zip-of';
import { asListFile } from './read/begin-reading.ts';
import { csvLines } from '#kernel/csv-lines';

const BOOK = `<workbook><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Now" sheetId="2" r:id="rId2"/></sheets></workbook>`;
const RELS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;
const TEXTS = `<sst><si><t>E-Mail</t></si><si><r><t>Zo</t></r><r><t xml:space="preserve">ë &amp; co</t></r><rPh><t>spoken</t></rPh></si></sst>`;
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs></styleSheet>`;
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const book = (rows: string, more: Readonly<Record<string, string>> = {}) =>
  zipOf(
    Object.entries({
      'xl/workbook.xml': BOOK,
      'xl/_rels/workbook.xml.rels': RELS,
      'xl/sharedStrings.xml': TEXTS,
      'xl/styles.xml': STYLES,
      'xl/worksheets/sheet2.xml': sheet(rows),
      ...more,
    }).map(([name, data]) => ({ name, data })),
  );
const linesOf = async (bytes: Uint8Array) => csvLines(new TextDecoder().decode(await asListFile(bytes)));

test('the first sheet that is shown is read: shared texts, days, times, numbers, and rows where they stand [ADM-038]', async () => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Day</t></is></c></row>
    <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="1"><v>46370</v></c><c r="C4" s="3"><v>0.770833333333333</v></c><c r="D4" s="2"><v>0.30000000000000004</v></c><c r="E4" t="b"><v>1</v></c><c r="F4" t="str"><f>A1</f><v>=x</v></c></row>`;
  const lines = await linesOf(book(rows));
  expect(lines.map(({ row, cells }) => [row, cells])).toEqual([
    [1, ['E-Mail', '', 'Day']],
    [4, ['Zoë & co', '2026-12-14', '18:30', '0.3', 'true', '=x']],
  ]);
});

test.each([
  ['a cell far to the right', '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
  ['a row far below', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
  [
    'more than 20,000 rows',
    Array.from({ length: 20_002 }, (_, at) => `<row><c><v>${at * 7919}</v></c></row>`).join(''),
  ],
])('a workbook with %s is refused before it takes memory [ADM-063]', async (_name, rows) => {
  await expect(asListFile(book(rows))).rejects.toThrow(/IMPORT_(?:TOO_LARGE|NO_ONE_ROSTER)/u);
});

test('entities of its own are not followed, and what is broken is refused in words [ADM-063]', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(50)}"><!ENTITY c "&a;&a;&a;">]>${sheet('<row><c t="str"><v>&c;</v></c></row>')}`;
  const broken = book('', { 'xl/worksheets/sheet2.xml': bomb });
  await expect(asListFile(broken)).rejects.toThrow('IMPORT_NO_ONE_ROSTER');
  await expect(asListFile(book('<row><c>'))).rejects.toThrow('IMPORT_NO_ONE_ROSTER');
});

test.each([
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old Excel workbook'],
  ['a page that is called a workbook', new TextEncoder().encode('<html><table></table></html>'), 'web page'],
  ['an OpenDocument file', zipOf([{ name: 'content.xml', data: '<x/>' }]), 'OpenDocument'],
  ['a Numbers file', zipOf([{ name: 'Index/Document.iwa', data: 'x' }]), 'Numbers'],
])('%s is called what it is [ADM-038]', async (_name, bytes, words) => {
  await expect(asListFile(bytes)).rejects.toMatchObject({ failure: { message: expect.stringContaining(words) } });
});

test('lists from public reports: a workbook is read, a page that is called one is not [ADM-038]', async () => {
  const list = (name: string) => readFileSync(new URL(`../../testing/lists/${name}`, import.meta.url));
  expect((await linesOf(list('roster.xlsx'))).map(({ cells }) => cells)).toEqual([
    ['Email', 'First Name', 'Last Name', 'Role'],
    ['ana.lee@case.example', 'Ana', 'Lee', 'student'],
  ]);
  await expect(asListFile(list('web-page.xls'))).rejects.toMatchObject({
    failure: { message: expect.stringContaining('web page') },
  });
});
