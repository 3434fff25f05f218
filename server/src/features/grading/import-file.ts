import { CsvError, parse } from 'csv-parse/sync';
import { asOfColumn, ENROLLMENT_COLUMN, itemOfColumn } from '@bcs/contract/features/grading/grades-file';
import type { ImportProblem } from '@bcs/contract/features/grading/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { unguarded } from '@bcs/contract/kernel/csv';

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
/** Spreadsheets write what their country uses. */
const DELIMITERS = [',', ';', '\t'];

interface Line {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}
const refused = (row: number, column: string | null, message: string): GradesFile => ({
  asOf: null,
  rows: [],
  problems: [{ row, column, message }],
});

/** Reads a file of grades. Rows and columns that make no sense are named, and the rest is read on. */
export function readGradesFile(text: string): GradesFile {
  let lines: Line[];
  try {
    lines = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      delimiter: delimiterOf(text),
    }) as unknown as Line[];
  } catch (error) {
    if (error instanceof CsvError) return refused(Number(error['lines'] ?? 1), null, 'This is no CSV file.');
    throw error;
  }
  const [header, ...rest] = lines;
  if (header?.record[0]?.trim() !== ENROLLMENT_COLUMN)
    return refused(1, ENROLLMENT_COLUMN, `The first column must be ${ENROLLMENT_COLUMN}.`);
  if (rest.length > MOST_ROWS) return refused(1, null, `More than ${MOST_ROWS} rows: split the file.`);
  if (header.record.length > MOST_COLUMNS)
    return refused(1, null, `More than ${MOST_COLUMNS} columns: split the file.`);
  return readLines(
    header.record.map((name) => unguarded(name).trim()),
    rest,
  );
}

function delimiterOf(text: string): string {
  const first = text
    .replace(/^\uFEFF?"?/, '')
    .slice(ENROLLMENT_COLUMN.length)
    .replace(/^"/, '')
    .charAt(0);
  return DELIMITERS.find((delimiter) => delimiter === first) ?? ',';
}

function readLines(names: readonly string[], lines: readonly Line[]): GradesFile {
  const problems: ImportProblem[] = [];
  const items = itemsOf(names, problems);
  const nameColumn = names.findIndex((name, index) => index > 0 && !items.has(index) && /^student\b/i.test(name));
  const rows: FileRow[] = [];
  const seen = new Map<number, number>();
  for (const { record, info } of lines) {
    const [row, first] = [info.lines, record[0]?.trim() ?? ''];
    const enrollmentId = /^\d{1,10}$/.test(first) && Number(first) <= LARGEST_ID ? Number(first) : 0;
    const before = seen.get(enrollmentId);
    const problem = enrollmentId === 0 ? `“${first}” is no enrollment.` : before && `Stands in row ${before} already.`;
    if (problem) problems.push({ row, column: ENROLLMENT_COLUMN, message: problem });
    if (record.length > names.length) problems.push({ row, column: null, message: 'More cells than columns.' });
    if (problem) continue;
    seen.set(enrollmentId, row);
    const textAt = (index: number) => unguarded(record[index] ?? '').trim();
    const cells = [...items].map(([index, assignmentId]) => ({
      column: names[index] ?? '',
      assignmentId,
      text: textAt(index),
    }));
    const name = nameColumn === -1 ? '' : textAt(nameColumn);
    rows.push({ row, enrollmentId, name, cells: cells.filter((cell) => cell.text !== '') });
  }
  return { asOf: nameColumn === -1 ? null : asOfColumn(names[nameColumn] ?? ''), rows, problems };
}

/** Which column is which item. */
function itemsOf(names: readonly string[], problems: ImportProblem[]): Map<number, number> {
  const items = new Map<number, number>();
  for (const [index, name] of names.entries()) {
    const id = itemOfColumn(name);
    if (id === null || id > LARGEST_ID) continue;
    if ([...items.values()].includes(id)) problems.push({ row: 1, column: name, message: 'Stands in the file twice.' });
    else items.set(index, id);
  }
  const strange = names.filter((name, index) => index > 0 && !items.has(index) && !/^student\b/i.test(name));
  for (const column of strange)
    if (itemOfColumn(column) === null && column !== '')
      problems.push({ row: 1, column, message: 'Is no item: its number in brackets is missing.' });
  return items;
}
