import { gradebookContent } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { PlanContext } from '#kernel/planned';
import { asCsv } from '#kernel/list-file/as-csv';
import { detectEncoding } from '#kernel/list-file/encoding';
import { NoList } from '#kernel/list-file/no-list';
import { isZip } from '#kernel/zip/unpack';
import { type GradesFile, MOST_COLUMNS, MOST_ROWS, readGradesFile, refused } from './import-file.ts';
import { type GradesImportPlan, planGradesImport } from './import-plan.ts';
import { type CellKeys, findStoredGrades, lockWorks } from './queries-import.ts';

const BOUNDS = { mostBytes: 500_000, mostRows: MOST_ROWS, mostColumns: MOST_COLUMNS };

/** A file of grades as a spreadsheet keeps it: an Excel workbook, or a text in whatever encoding. */
async function readGradesBytes(bytes: Uint8Array): Promise<GradesFile> {
  try {
    const csv = await asCsv(bytes, BOUNDS);
    const text = isZip(csv) ? '\0' : new TextDecoder(detectEncoding(csv)).decode(csv);
    return text.includes('\0') ? refused(1, null, 'This is not a CSV file.') : await readGradesFile(text);
  } catch (error) {
    if (error instanceof NoList) return refused(1, null, error.message);
    throw error;
  }
}

interface Imported {
  readonly file: string;
  readonly base64?: string | undefined;
}

/** Plans a file's changes to a role's gradebook. */
export async function planImport(
  { file: text, base64 }: Imported,
  { db, viewer, now, holds }: PlanContext<Viewer>,
): Promise<GradesImportPlan> {
  const file = await (base64 === undefined ? readGradesFile(text) : readGradesBytes(Buffer.from(base64, 'base64')));
  const cells: CellKeys = {
    enrollmentIds: file.rows.map(({ enrollmentId }) => enrollmentId),
    assignmentIds: [...new Set(file.rows.flatMap((row) => row.cells.map(({ assignmentId }) => assignmentId)))],
  };
  if (holds) await lockWorks(db, viewer, cells);
  const content = gradebookContent(viewer.role) ?? 'academic';
  return planGradesImport(file, await findStoredGrades(db, viewer, content, cells, now), viewer.role);
}
