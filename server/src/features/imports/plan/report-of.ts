import type { OutcomeKind } from '@bcs/contract/features/imports/model';
import {
  NO_ROWS,
  type Counts,
  type RowOutcome,
  REPORT_COLUMNS,
  outcomeReason,
} from '@bcs/contract/features/imports/outcome';
import { sql, type Db } from '#database/db';
import type { CsvLine } from '#kernel/csv-lines';
import { csvTextInSlices, csvToImportInSlices, inSlices } from '../read/in-slices.ts';
import { equalCellKey } from '../read/entries-of.ts';
import type { PlannedFile } from './preview.ts';
import type { StoredImport } from '../queries-imports.ts';

/** The parts of a report that come from the file. */
type OfFile = Pick<PlannedFile, 'sheet'> & { readonly stored: StoredImport };

/** Appends the outcomes of rows to the report, with all cells of the file. ADM-055 */
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
    reason: outcomeReason(outcome),
  }));
  await saveRows(tx, stored.id, rows);
}

/** Saves the titles of the columns as the first row. */
export const saveReportHeader = (tx: Db, importId: number, header: readonly string[]): Promise<number> =>
  saveRows(tx, importId, [{ line: null, cells: header, result: HEADER, reason: '' }]);

const HEADER = 'header';

/** Appends rows to the report. */
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
  /** The result: an outcome, or the kind of bulk change. */
  readonly result: string;
  readonly reason: string;
}

/** Composes the report of an applied import as a file that is safe in spreadsheets. */
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

/** The cells of a line, with corrections from the preview. */
function correctedCells({ row, cells }: CsvLine, { reading, corrections }: StoredImport): string[] {
  return cells.map((text, index) => {
    const column = reading.columns[index];
    return (column && (corrections[`${row}/${column}`] ?? corrections[equalCellKey(column, text)])) ?? text;
  });
}

/** The file with corrections from the preview, in the same columns. ADM-042 */
export async function correctedFile({ sheet }: PlannedFile, stored: StoredImport): Promise<string> {
  const rows = await inSlices(sheet.lines, (slice) => slice.map((line) => correctedCells(line, stored)));
  return csvToImportInSlices([sheet.header, ...rows]);
}
