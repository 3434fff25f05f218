import { asOfColumn, ENROLLMENT_COLUMN, itemOfColumn } from '@bcs/contract/features/grading/grades-file';
import type { ImportProblem } from '@bcs/contract/features/grading/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { csvLines, NoCsv, type CsvLine } from '#kernel/csv-lines';

/** One cell of an item as it stands in the file. */
export interface FileCell {
  readonly column: string;
  readonly assignmentId: number;
  readonly text: string;
}
export interface FileRow {
  readonly row: number;
  readonly enrollmentId: number;
  /** Empty where the file has no names. */
  readonly name: string;
  readonly cells: readonly FileCell[];
}
/** A file of grades, before anything in it is compared with what stands. */
export interface GradesFile {
  /** Since when its grades stand, where it tells. */
  readonly asOf: Instant | null;
  readonly rows: readonly FileRow[];
  readonly problems: readonly ImportProblem[];
}

const MOST_ROWS = 1000;
const MOST_COLUMNS = 500;
const LARGEST_ID = 2 ** 31 - 1;

const refused = (row: number, column: string | null, message: string): GradesFile => ({
  asOf: null,
  rows: [],
  problems: [{ row, column, message }],
});

/** Reads a file of grades. Rows and columns that make no sense are named, and the rest is read on. */
export function readGradesFile(text: string): GradesFile {
  let lines: CsvLine[];
  try {
    lines = csvLines(text);
  } catch (error) {
    if (error instanceof NoCsv) return refused(error.at, null, 'This is no CSV file.');
    throw error;
  }
  const [header, ...rest] = lines;
  const names = header?.cells.map((name) => name.trim()) ?? [];
  if (names[0] !== ENROLLMENT_COLUMN)
    return refused(1, ENROLLMENT_COLUMN, `The first column must be ${ENROLLMENT_COLUMN}.`);
  if (rest.length > MOST_ROWS) return refused(1, null, `More than ${MOST_ROWS} rows: split the file.`);
  if (names.length > MOST_COLUMNS) return refused(1, null, `More than ${MOST_COLUMNS} columns: split the file.`);
  return readLines(names, rest);
}

function readLines(names: readonly string[], lines: readonly CsvLine[]): GradesFile {
  const problems: ImportProblem[] = [];
  const { nameColumn, items, unnamed } = columnsOf(names, problems);
  const rows: FileRow[] = [];
  const seen = new Map<number, number>();
  for (const { at: row, cells: texts } of lines) {
    const textAt = (index: number) => (texts[index] ?? '').trim();
    const first = textAt(0);
    const enrollmentId = /^\d{1,10}$/.test(first) && Number(first) <= LARGEST_ID ? Number(first) : 0;
    const before = seen.get(enrollmentId);
    const problem = enrollmentId === 0 ? `“${first}” is no enrollment.` : before && `Stands in row ${before} already.`;
    if (problem) problems.push({ row, column: ENROLLMENT_COLUMN, message: problem });
    if (texts.length > names.length) problems.push({ row, column: null, message: 'More cells than columns.' });
    if (unnamed.some((index) => textAt(index) !== ''))
      problems.push({ row, column: null, message: 'A cell stands below a column without a title.' });
    if (problem) continue;
    seen.set(enrollmentId, row);
    const cells = items.map(({ index, ...item }) => ({ ...item, text: textAt(index) }));
    const name = nameColumn === -1 ? '' : textAt(nameColumn);
    rows.push({ row, enrollmentId, name, cells: cells.filter((cell) => cell.text !== '') });
  }
  return { asOf: nameColumn === -1 ? null : asOfColumn(names[nameColumn] ?? ''), rows, problems };
}

interface Columns {
  /** -1 where the file has no names. */
  readonly nameColumn: number;
  readonly items: readonly { readonly index: number; readonly column: string; readonly assignmentId: number }[];
  /** Without a title; nothing may stand there. */
  readonly unnamed: readonly number[];
}

/** Which column is what. None is passed over in silence. */
function columnsOf(names: readonly string[], problems: ImportProblem[]): Columns {
  const items = new Map<number, Columns['items'][number]>();
  const unnamed: number[] = [];
  let nameColumn = -1;
  for (const [index, column] of names.entries()) {
    if (index === 0) continue;
    const assignmentId = itemOfColumn(column);
    const tell = (message: string) => problems.push({ row: 1, column, message });
    if (assignmentId !== null && assignmentId <= LARGEST_ID) {
      if (items.has(assignmentId)) tell('Stands in the file twice.');
      else items.set(assignmentId, { index, column, assignmentId });
    } else if (column === '') unnamed.push(index);
    else if (nameColumn === -1 && /^student\b/i.test(column)) nameColumn = index;
    else tell(assignmentId === null ? 'Is no item: its number in brackets is missing.' : 'No item of this gradebook.');
  }
  return { nameColumn, items: [...items.values()], unnamed };
}
