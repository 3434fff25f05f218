import { zipEntries, ZipRefused, type ZipEntry } from '#kernel/zip/directory';
import { unpack } from '#kernel/zip/unpack';
import { NoList, type ListBounds } from './no-list.ts';
import { dateText, isDateFormat, numberText, type Epoch } from './workbook-values.ts';
import { NotXml, readXml } from './workbook-xml.ts';

/** The limits for unpacking a workbook part by part. ADM-063 */
export const WORKBOOK_BOUNDS = { mostFiles: 500, mostBytes: 50 * 1024 * 1024, mostRatio: 200 } as const;
const BOOK = 'xl/workbook.xml';

/** Tells whether the files of a zip are those of a workbook. */
export const isWorkbook = (names: readonly string[]): boolean => names.includes(BOOK);

/**
 * Reads the first visible sheet as rows of cells; missing rows are empty.
 * @throws ZipRefused, NoList
 */
export async function readWorkbook(bytes: Uint8Array, bounds: ListBounds): Promise<string[][]> {
  const files = new Map(zipEntries(bytes, WORKBOOK_BOUNDS).map((entry) => [entry.name, entry]));
  const partOf = async (name: string): Promise<Uint8Array> => {
    const entry: ZipEntry | undefined = files.get(name);
    return entry ? unpack(bytes, entry) : new Uint8Array();
  };
  try {
    const { sheet, epoch } = await readBook(await partOf(BOOK));
    const path = await pathOf(await partOf('xl/_rels/workbook.xml.rels'), sheet);
    const texts = await readTexts(await partOf('xl/sharedStrings.xml'));
    const dates = await readDateStyles(await partOf('xl/styles.xml'));
    return await readSheet(await partOf(path), { texts, dates, epoch }, bounds);
  } catch (error) {
    if (error instanceof NotXml) throw new ZipRefused('This Excel workbook is damaged.', { cause: error });
    throw error;
  }
}

async function readBook(part: Uint8Array): Promise<{ sheet: string; epoch: Epoch }> {
  let [sheet, epoch]: [string, Epoch] = ['', 1900];
  await readXml(part, {
    open: (name, { state, id = '', date1904 }) => {
      if (name === 'workbookPr' && (date1904 === '1' || date1904 === 'true')) epoch = 1904;
      if (name === 'sheet' && sheet === '' && (state ?? 'visible') === 'visible') sheet = id;
    },
  });
  return { sheet, epoch };
}

async function pathOf(part: Uint8Array, sheet: string): Promise<string> {
  let path = 'xl/worksheets/sheet1.xml';
  await readXml(part, {
    open: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === sheet) path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
    },
  });
  return path;
}

/** Reads the shared texts of cells, without phonetic annotations. */
async function readTexts(part: Uint8Array): Promise<string[]> {
  const texts: string[] = [];
  let [isText, spoken] = [false, false];
  await readXml(part, {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (name === 'rPh') spoken = true;
      if (name === 't') isText = true;
    },
    text: (text) => {
      if (isText && !spoken) texts[texts.length - 1] += text;
    },
    close: (name) => {
      if (name === 'rPh') spoken = false;
      if (name === 't') isText = false;
    },
  });
  return texts;
}

/** Finds the cell styles that show a number as a day or a time. */
async function readDateStyles(part: Uint8Array): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let within = false;
  await readXml(part, {
    open: (name, { numFmtId = '0', formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') within = true;
      if (name === 'xf' && within) styles.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') within = false;
    },
  });
  return styles;
}

type Meanings = Readonly<{ texts: readonly string[]; dates: readonly boolean[]; epoch: Epoch }>;

async function readSheet(
  part: Uint8Array,
  meanings: Meanings,
  { mostRows, mostColumns }: ListBounds,
): Promise<string[][]> {
  const rows: string[][] = [];
  let filled = 0;
  let [at, column] = [-1, -1];
  let [type, style, text] = ['', 0, ''];
  let [isValue, spoken] = [false, false];
  await readXml(part, {
    open: (name, { r, t = 'n', s = '0' }) => {
      if (name === 'row') [at, column] = [r === undefined ? at + 1 : Number(r) - 1, -1];
      if (name === 'c') [column, type, style, text] = [r === undefined ? column + 1 : columnOf(r), t, Number(s), ''];
      if (name === 'rPh') spoken = true;
      if (name === 'v' || name === 't') isValue = true;
    },
    text: (found) => {
      if (isValue && !spoken) text += found;
    },
    close: (name) => {
      if (name === 'rPh') spoken = false;
      if (name === 'v' || name === 't') isValue = false;
      const cell = name === 'c' ? meaningOf(text, type, style, meanings) : '';
      if (cell.trim() === '') return;
      if (!(at >= 0 && at < MOST_LINES) || !(column >= 0 && column < mostColumns)) throw tooLarge();
      while (rows.length <= at) rows.push([]);
      const row = rows[at] ?? [];
      if (row.length === 0 && ++filled > mostRows + 1) throw tooLarge();
      while (row.length < column) row.push('');
      row[column] = cell;
    },
  });
  const width = Math.max(0, ...rows.slice(0, 1).map(({ length }) => length));
  return rows.map((row) =>
    row.length === 0 ? row : [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => '')],
  );
}

const tooLarge = () => new NoList('too large', 'This sheet is too large.');

/** The highest number of rows in a sheet, including empty ones. */
const MOST_LINES = 100_000;

function meaningOf(text: string, type: string, style: number, { texts, dates, epoch }: Meanings): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'true' : 'false';
  if (type === 'd') return text.replace(/T00:00:00(?:\.0+)?Z?$/u, '');
  if (type !== 'n') return text;
  return dates[style] ? dateText(text, epoch) : numberText(text);
}

const LETTERS = 26;
const LETTER_A = 64;

/** Converts a cell reference into its column index: 'AB12' is in the 28th column, counted from zero. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/u.exec(reference)?.[0] ?? '')
    column = column * LETTERS + letter.charCodeAt(0) - LETTER_A;
  return column - 1;
}
