import { gradebookContent } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { PlanContext } from '#kernel/planned';
import { readGradesFile } from './import-file.ts';
import { readGradesBytes } from './import-bytes.ts';
import { planGradesImport, type GradesImportPlan } from './import-plan.ts';
import { findStoredGrades, lockWorks, type CellKeys } from './queries-import.ts';

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
