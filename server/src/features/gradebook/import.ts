import { gradebookContent } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { readGradesFile } from './import-file.ts';
import { readGradesBytes } from './import-bytes.ts';
import { planGradesImport, type GradesImportPlan } from './import-plan.ts';
import { findStoredGrades, lockWorks, type CellKeys } from './queries-import.ts';

interface Imported {
  readonly file: string;
  readonly base64?: string | undefined;
}

/** Plans a file's changes to a role's gradebook. @param hold whether nobody may change it until the transaction ends */
export async function planImport(
  db: Db,
  viewer: Viewer,
  { file: text, base64 }: Imported,
  now: Instant,
  { hold }: { hold: boolean },
): Promise<GradesImportPlan> {
  const file = await (base64 === undefined ? readGradesFile(text) : readGradesBytes(Buffer.from(base64, 'base64')));
  const cells: CellKeys = {
    enrollmentIds: file.rows.map(({ enrollmentId }) => enrollmentId),
    assignmentIds: [...new Set(file.rows.flatMap((row) => row.cells.map(({ assignmentId }) => assignmentId)))],
  };
  if (hold) await lockWorks(db, viewer, cells);
  const content = gradebookContent(viewer.role) ?? 'academic';
  return planGradesImport(file, await findStoredGrades(db, viewer, content, cells, now), viewer.role);
}
