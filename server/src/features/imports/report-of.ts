import sql from 'sql-template-tag';
import { REPORT_COLUMNS, reasonOf } from '@bcs/contract/features/imports/report';
import { csvText } from '@bcs/contract/kernel/csv';
import type { Db } from '#database/db';
import type { CsvLine } from '#kernel/csv-lines';
import type { Planned } from './preview.ts';
import type { StoredImport } from './queries-imports.ts';

/** A row of a report as it is kept. */
interface KeptRow {
  readonly line: number | null;
  readonly cells: readonly string[];
  readonly result: string;
  readonly reason: string;
}

/** Keeps what became of each row, under the titles of their cells. */
export const saveRows = (tx: Db, importId: number, header: readonly string[], rows: readonly KeptRow[]) =>
  tx.run(sql`
    insert into import_rows (import_id, ordinal, line, cells, result, reason)
    select ${importId}, r.ordinal, (r.row ->> 'line')::int,
      array(select jsonb_array_elements_text(r.row -> 'cells')), r.row ->> 'result', r.row ->> 'reason'
    from jsonb_array_elements(${JSON.stringify([{ line: null, cells: header, result: 'header', reason: '' }, ...rows])}::jsonb)
      with ordinality as r(row, ordinal)`);

/** What became of each row, with all cells of the file. ADM-055 */
export async function saveReport(tx: Db, stored: StoredImport, { plan, sheet }: Planned): Promise<void> {
  const cells = new Map(sheet.lines.map((line) => [line.row, correctedCells(line, stored)]));
  const rows = plan.outcomes.map((outcome) => ({
    line: outcome.line,
    cells: outcome.line === null ? [outcome.key] : (cells.get(outcome.line) ?? []),
    result: outcome.kind,
    reason: reasonOf(outcome),
  }));
  await saveRows(tx, stored.id, sheet.header, rows);
}

/** The report of an applied import as a file, safe for spreadsheets. */
export async function reportOf(db: Db, importId: number): Promise<string> {
  const rows = await db.many<KeptRow>(sql`
    select line, cells, result, reason from import_rows where import_id = ${importId} order by ordinal`);
  const [header, ...others] = rows;
  const columns = header?.cells ?? [];
  const padded = (cells: readonly string[]) => [...cells, ...columns.slice(cells.length).map(() => '')];
  return csvText([
    [...columns, ...REPORT_COLUMNS],
    ...others.map(({ line, cells, result, reason }) => [...padded(cells), String(line ?? ''), result, reason]),
  ]);
}

/** The cells of a line as they were corrected in the preview. */
function correctedCells({ row, cells }: CsvLine, { reading, corrections }: StoredImport): string[] {
  return cells.map((text, index) => {
    const column = reading.columns[index];
    return (column && corrections[`${row}/${column}`]) ?? text;
  });
}

/** The file as it was corrected in the preview, in the same columns. ADM-042 */
export const correctedFile = ({ sheet }: Planned, stored: StoredImport): string =>
  csvText([sheet.header, ...sheet.lines.map((line) => correctedCells(line, stored))]);
