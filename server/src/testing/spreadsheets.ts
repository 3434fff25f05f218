import { parse } from 'csv-parse/sync';
import { zipOf } from './zip-of.ts';

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/u;
type Cells = readonly string[];
type Rewrite = (cell: string) => string;

/** The cells of a file as they are in it, apostrophes of ours included. */
const rowsOf = (csv: string): string[][] => parse(csv, { bom: true, relax_column_count: true });

const quoted = (delimiter: string, cell: string): string =>
  cell.includes(delimiter) || /["\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const joined = (rows: readonly Cells[], delimiter: string, newline: string): string =>
  `${rows.map((cells) => cells.map((cell) => quoted(delimiter, cell)).join(delimiter)).join(newline)}${newline}`;
const rewritten = (csv: string, ...rewrites: readonly Rewrite[]): string[][] =>
  rowsOf(csv).map((cells) => cells.map((cell) => rewrites.reduce((text, rewrite) => rewrite(text), cell)));

const dayAs =
  (write: (year: string, month: string, day: string) => string): Rewrite =>
  (cell) => {
    const [, year, month, day] = DAY.exec(cell) ?? [];
    return year && month && day ? write(year, month, day) : cell;
  };
const short = (digits: string): string => String(Number(digits));
const withoutZeros: Rewrite = (cell) => (/^0+\d+$/u.test(cell) ? short(cell) : cell);
const withoutLastZeros: Rewrite = (cell) => (/^\d+\.\d+$/u.test(cell) ? String(Number(cell)) : cell);
const flagsAs =
  (yes: string, no: string): Rewrite =>
  (cell) =>
    ({ true: yes, false: no })[cell] ?? cell;
const curled: Rewrite = (cell) => (cell.startsWith("'") ? cell : cell.replaceAll(/(?<=\w)'(?=\w)/gu, '’'));
const widened = (rows: readonly Cells[]): Cells[] => [
  ...rows.map((cells) => [...cells, '', '']),
  [...(rows[0] ?? []).map(() => ''), '', ''],
];
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Makes a workbook with the rows on its first sheet, days as numbers with a date format. */
function workbook(rows: readonly Cells[]): Buffer {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = (text: string) => {
    if (DAY.test(text)) return `<c s="1"><v>${Date.parse(text) / 86_400_000 + 25_569}</v></c>`;
    if (/^(?:true|false)$/u.test(text)) return `<c t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
    if (/^\d{1,9}(?:\.\d)?$/u.test(text)) return `<c><v>${Number(text)}</v></c>`;
    return text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  };
  const sheet = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipOf(Object.entries(files).map(([name, data]) => ({ name, data })));
}

/** A CSV file of ours as each program saves it after opening it, by name. */
export const SPREADSHEETS: Readonly<Record<string, (csv: string) => Buffer>> = {
  'Excel in the United States': (csv) => {
    const days = dayAs((year, month, day) => `${short(month)}/${short(day)}/${year}`);
    const rows = rewritten(csv, days, withoutZeros, withoutLastZeros, flagsAs('TRUE', 'FALSE'));
    return utf8(`\uFEFF${joined(widened(rows), ',', '\r\n')}`);
  },
  'Excel in Germany': (csv) => {
    const days = dayAs((year, month, day) => `${day}.${month}.${year}`);
    const comma: Rewrite = (cell) => (/^\d+\.\d$/u.test(cell) ? cell.replace('.', ',') : cell);
    return utf8(`\uFEFF${joined(rewritten(csv, days, withoutZeros, comma, flagsAs('WAHR', 'FALSCH')), ';', '\r\n')}`);
  },
  'Excel in the United Kingdom, as Unicode text': (csv) => {
    const days = dayAs((year, month, day) => `${day}/${month}/${year}`);
    const rows = rewritten(csv, days, withoutZeros, flagsAs('TRUE', 'FALSE'));
    return Buffer.from(`\uFEFF${joined(rows, '\t', '\r\n')}`, 'utf16le');
  },
  'Excel as a workbook': (csv) => workbook(rowsOf(csv)),
  LibreOffice: (csv) => {
    const days = dayAs((year, month, day) => `${month}/${day}/${year.slice(2)}`);
    return utf8(joined(rewritten(csv, days, withoutZeros, flagsAs('TRUE', 'FALSE')), ',', '\n'));
  },
  Numbers: (csv) => {
    const clock: Rewrite = (cell) => {
      const [, hour, minute] = /^(\d\d):(\d\d)$/u.exec(cell) ?? [];
      if (!hour || !minute) return cell;
      return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
    };
    const days = dayAs((year, month, day) => `${short(month)}/${short(day)}/${year.slice(2)}`);
    return utf8(joined(rewritten(csv, days, clock, curled, flagsAs('TRUE', 'FALSE')), ';', '\r\n'));
  },
  'Google Sheets': (csv) => utf8(joined(widened(rewritten(csv, withoutZeros, flagsAs('TRUE', 'FALSE'))), ',', '\r\n')),
};
