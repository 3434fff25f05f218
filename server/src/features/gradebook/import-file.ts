import { asOfColumn, ENROLLMENT_COLUMN, itemOfColumn } from '@bcs/contract/features/gradebook/grades-file';
import type { ImportProblem } from '@bcs/contract/features/gradebook/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { unguardFormula } from '@bcs/contract/kernel/csv';
import { csvLinesInTurns, delimiterIn, NotCsv, TooMuchCsv, type CsvLine } from '#kernel/csv-lines';

/** One cell of an item in the file. */
export type FileCell = Readonly<{ column: string; assignmentId: number; text: string }>;
export interface GradesFileRow {
  readonly row: number;
  readonly enrollmentId: number;
  /** The name; empty if the file has no names. */
  readonly name: string;
  readonly cells: readonly FileCell[];
}
/** A grade file, before it is compared with stored grades. */
export interface GradesFile {
  /** The time at which its grades were current, if the file tells. */
  readonly asOf: Instant | null;
  readonly rows: readonly GradesFileRow[];
  /** The titles of extra columns that the user added, such as Average. */
  readonly ignored: readonly string[];
  /** The names in extra rows that the user added, which contain no enrollment. */
  readonly ignoredRows: readonly string[];
  readonly problems: readonly ImportProblem[];
}

export const MOST_ROWS = 1000;
export const MOST_COLUMNS = 500;
const BOUNDS = { rows: MOST_ROWS + 1, columns: MOST_COLUMNS, cells: 2 * MOST_ROWS * MOST_COLUMNS };
const LARGEST_ID = 2 ** 31 - 1;

/** A file that is refused, with the reason. */
export const refusedFile = (row: number, column: string | null, message: string): GradesFile => ({
  asOf: null,
  rows: [],
  ignored: [],
  ignoredRows: [],
  problems: [{ row, column, message }],
});

/** Reads a grade file. Invalid rows and columns are reported, and the rest is read. */
export async function readGradesFile(text: string): Promise<GradesFile> {
  let lines: CsvLine[];
  try {
    lines = asExported(await csvLinesInTurns(text, BOUNDS, delimiterIn(text)));
  } catch (error) {
    if (error instanceof TooMuchCsv) return tooMany(error.of === 'rows' ? MOST_ROWS : MOST_COLUMNS, error.of);
    if (error instanceof NotCsv) return refusedFile(error.at, null, 'This is not a CSV file.');
    throw error;
  }
  // spreadsheets keep emptied rows
  const [header, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const names = header?.cells.map((name) => name.trim()) ?? [];
  if (!names.some(isEnrollment)) return refusedFile(1, ENROLLMENT_COLUMN, `There is no column ${ENROLLMENT_COLUMN}.`);
  return readLines(names, rest);
}

const tooMany = (most: number, what: string) => refusedFile(1, null, `More than ${most} ${what}: split the file.`);

/** Removes the apostrophes before formulas from exported files, which are recognised by the time in their header. */
function asExported(lines: CsvLine[]): CsvLine[] {
  const isOurs = lines.some(({ cells }) => cells.some((cell) => asOfColumn(cell) !== null));
  return isOurs ? lines.map((line) => ({ ...line, cells: line.cells.map(unguardFormula) })) : lines;
}

function readLines(names: readonly string[], lines: readonly CsvLine[]): GradesFile {
  const problems: ImportProblem[] = [];
  const { enrollmentColumn, nameColumn, items, unnamed, ignored } = columnsOf(names, problems);
  const rows: GradesFileRow[] = [];
  const ignoredRows: string[] = [];
  const seen = new Map<number, number>();
  for (const { row, cells: texts } of lines) {
    const textAt = (index: number) => (texts[index] ?? '').trim();
    const first = textAt(enrollmentColumn);
    if (first === '') {
      ignoredRows.push((nameColumn === -1 ? '' : textAt(nameColumn)) || `Row ${row}`);
      continue;
    }
    const enrollmentId = /^\d{1,10}$/.test(first) && Number(first) <= LARGEST_ID ? Number(first) : 0;
    const before = seen.get(enrollmentId);
    const problem =
      enrollmentId === 0 ? `“${first}” is not an enrollment number.` : before && `Duplicate of row ${before}.`;
    if (problem) problems.push({ row, column: ENROLLMENT_COLUMN, message: problem });
    if (texts.length > names.length)
      problems.push({ row, column: null, message: 'This row has more cells than there are columns.' });
    if (unnamed.some((index) => textAt(index) !== ''))
      problems.push({ row, column: null, message: 'A value has no column title.' });
    if (problem) continue;
    seen.set(enrollmentId, row);
    const cells = items.map(({ index, ...item }) => ({ ...item, text: textAt(index) }));
    const name = nameColumn === -1 ? '' : textAt(nameColumn);
    rows.push({ row, enrollmentId, name, cells: cells.filter((cell) => cell.text !== '') });
  }
  return { asOf: nameColumn === -1 ? null : asOfColumn(names[nameColumn] ?? ''), rows, ignored, ignoredRows, problems };
}

interface Columns {
  readonly enrollmentColumn: number;
  /** The index of the column of names, or -1 if there is none. */
  readonly nameColumn: number;
  readonly items: readonly Readonly<{ index: number; column: string; assignmentId: number }>[];
  /** The columns without a title, which must be empty. */
  readonly unnamed: readonly number[];
  readonly ignored: readonly string[];
}

const isEnrollment = (title: string): boolean => title.toLowerCase() === ENROLLMENT_COLUMN.toLowerCase();

/** Identifies each column; none is silently ignored. */
function columnsOf(names: readonly string[], problems: ImportProblem[]): Columns {
  const items = new Map<number, Columns['items'][number]>();
  const unnamed: number[] = [];
  const ignored: string[] = [];
  const enrollmentColumn = names.findIndex(isEnrollment);
  let nameColumn = -1;
  for (const [index, column] of names.entries()) {
    if (index === enrollmentColumn) continue;
    const assignmentId = itemOfColumn(column);
    const tell = (message: string) => problems.push({ row: 1, column, message });
    if (assignmentId !== null && assignmentId <= LARGEST_ID) {
      if (items.has(assignmentId)) tell('This column appears twice.');
      else items.set(assignmentId, { index, column, assignmentId });
    } else if (column === '') unnamed.push(index);
    else if (nameColumn === -1 && /^student\b/i.test(column)) nameColumn = index;
    else if (assignmentId === null && !isEnrollment(column)) ignored.push(column);
    else tell(assignmentId === null ? 'This column appears twice.' : 'This assignment is not in the gradebook.');
  }
  const [first] = ignored;
  if (items.size === 0 && first !== undefined)
    problems.push({
      row: 1,
      column: first,
      message: 'This column is not an assignment. Its title must end with the assignment number in brackets.',
    });
  return { enrollmentColumn, nameColumn, items: [...items.values()], unnamed, ignored };
}
