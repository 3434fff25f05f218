import type { OutcomeKind } from '@bcs/contract/features/imports/model';
import {
  NO_ROWS,
  type Counts,
  type RowOutcome,
  REPORT_COLUMNS,
  reasonOf,
} from '@bcs/contract/features/imports/outcome';
import { sql, type Db } from '#database/db';
import type { CsvLine } from '#kernel/csv-lines';
import { csvTextInSlices, csvToImportInSlices, inSlices } from '../read/in-slices.ts';
import { equalCellKey } from '../read/entries-of.ts';
import type { Planned } from './preview.ts';
import type { StoredImport } from '../queries-imports.ts';

/** The parts of a report that come from the file, beside the outcomes of its rows. */
type OfFile = Pick<Planned, 'sheet'> & { readonly stored: StoredImport };

/** Saves the outcomes of rows, with all cells of the file, after those already reported. ADM-055 */
export async function saveReport(tx: Db, { stored, sheet }: OfFile, outcomes: readonly RowOutcome[]): Promise<void> {
  const lines = new Map(sheet.lines.map((line) => [line.row, line]));
  const cellsOf = ({ line, key }: RowOutcome): string[] => {
    const own = line === null ? undefined : lines.get(line);
    return own ? correctedCells(own, stored) : [key];
  };
  const rows = outcomes.map((outcome) => ({
    line: outcome.line,
    cells: cellsOf(outcome),
    result: outcome.kind,
    reason: reasonOf(outcome),
  }));
  await saveRows(tx, stored.id, rows);
}

/** The titles of the columns come first. */
export const saveReportHeader = (tx: Db, importId: number, header: readonly string[]): Promise<number> =>
  saveRows(tx, importId, [{ line: null, cells: header, result: HEADER, reason: '' }]);

const HEADER = 'header';

/** Keeps what became of rows, behind what is kept already. */
export const saveRows = (tx: Db, importId: number, rows: readonly ReportRow[]) =>
  tx.run(sql`
    insert into import_rows (import_id, ordinal, line, cells, result, reason)
    select ${importId}, r.ordinal + (select coalesce(max(k.ordinal), 0) from import_rows k where k.import_id = ${importId}),
      (r.row ->> 'line')::int, array(select jsonb_array_elements_text(r.row -> 'cells')), r.row ->> 'result', r.row ->> 'reason'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r(row, ordinal)`);

/** Counts the rows of the report by result. */
export const countReported = async (tx: Db, importId: number): Promise<Counts> => {
  const found = await tx.many<{ kind: OutcomeKind; rows: number }>(sql`
    select result as kind, count(*)::int as rows from import_rows where import_id = ${importId} and result <> ${HEADER} group by 1`);
  return { ...NO_ROWS, ...Object.fromEntries(found.map(({ kind, rows }) => [kind, rows])) };
};

interface ReportRow {
  readonly line: number | null;
  readonly cells: readonly string[];
  /** The result: an outcome, or the change that was made to many people at once. */
  readonly result: string;
  readonly reason: string;
}

/** The report of an applied import as a file, safe for spreadsheets. */
export async function composeReport(db: Db, importId: number): Promise<string> {
  const rows = await db.many<ReportRow>(sql`
    select line, cells, result, reason from import_rows where import_id = ${importId} order by ordinal`);
  const [header, ...others] = rows;
  const columns = header?.cells ?? [];
  const padded = (cells: readonly string[]) => [...cells, ...columns.slice(cells.length).map(() => '')];
  return csvTextInSlices([
    [...columns, ...REPORT_COLUMNS],
    ...others.map(({ line, cells, result, reason }) => [...padded(cells), String(line ?? ''), result, reason]),
  ]);
}

/** The cells of a line as they were corrected in the preview. */
function correctedCells({ row, cells }: CsvLine, { reading, corrections }: StoredImport): string[] {
  return cells.map((text, index) => {
    const column = reading.columns[index];
    return (column && (corrections[`${row}/${column}`] ?? corrections[equalCellKey(column, text)])) ?? text;
  });
}

/** The file as it was corrected in the preview, in the same columns. ADM-042 */
export async function correctedFile({ sheet }: Planned, stored: StoredImport): Promise<string> {
  const rows = await inSlices(sheet.lines, (slice) => slice.map((line) => correctedCells(line, stored)));
  return csvToImportInSlices([sheet.header, ...rows]);
}
