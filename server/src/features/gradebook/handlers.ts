import * as calls from '@bcs/contract/features/gradebook/calls';
import { IMPORT_REFUSED } from '@bcs/contract/features/gradebook/failures';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { finalDueDate } from '#features/coursework/queries-assignment';
import { toStudentRow } from '#features/grading/queries';
import { planned } from '#kernel/planned';
import { throwIf } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import { planImport } from './import-plan.ts';
import { notifyImported } from './notify.ts';
import { findGradebook, findSheet, type SheetParts } from './queries.ts';
import { putMarks } from './queries-import.ts';
import type { SheetRow } from '@bcs/contract/features/gradebook/model';
import { NOT_SUBMITTED, type Mark } from '@bcs/contract/features/grading/mark';

/** Arranges each student's work in cells, one for each assignment in order. */
function toSheetRows({ students, assignments, works }: SheetParts): SheetRow[] {
  const columnOf = new Map(assignments.map(({ id }, column) => [id, column]));
  const worksOf = new Map(works.map((each) => [each.enrollmentId, each]));
  return students.map(({ studentEnrollmentId }) => {
    const marks = Array<Mark>(assignments.length).fill(NOT_SUBMITTED);
    const submitted = Array<number>(assignments.length).fill(0);
    const own = worksOf.get(studentEnrollmentId);
    for (const [index, assignmentId] of own?.assignmentIds.entries() ?? []) {
      const column = columnOf.get(assignmentId);
      if (column === undefined) continue;
      marks[column] = own?.marks[index] ?? NOT_SUBMITTED;
      submitted[column] = own?.submitted[index] ?? 0;
    }
    return { marks, submitted };
  });
}

const contentFor = ({ role }: Viewer) => gradebookContent(role) ?? 'academic';
const dueIn =
  ({ timeZone }: Viewer) =>
  <Item extends Parameters<typeof finalDueDate>[0]>(item: Item) => ({
    ...item,
    effectiveDueDate: finalDueDate(item, timeZone),
  });

export const gradebook = defineHandler(calls.gradebook, async (_input, { db, viewer, now }) => {
  const { students, assignments, works } = await findGradebook(db, viewer, contentFor(viewer), now);
  const items = assignments.map(dueIn(viewer));
  const itemBy = new Map(items.map((item) => [item.id, item]));
  const studentBy = new Map(students.map((student) => [student.studentEnrollmentId, student]));
  const rows = works.flatMap(({ assignmentId, work }) => {
    const [item, student] = [itemBy.get(assignmentId), studentBy.get(work.studentEnrollmentId)];
    return item && student ? [toStudentRow(item, student, work)] : [];
  });
  return { gradebook: rows, students, assignments: items };
});

export const gradebookSheet = defineHandler(calls.gradebookSheet, async (_input, { db, viewer, now }) => {
  const parts = await findSheet(db, viewer, contentFor(viewer), now);
  const { students, assignments, lastWords } = parts;
  return { students, assignments: assignments.map(dueIn(viewer)), rows: toSheetRows(parts), lastWords, asOf: now };
});

export const [previewGradeImport, importGrades] = planned({
  preview: calls.previewGradeImport,
  save: calls.importGrades,
  plan: planImport,
  show: ({ preview, digest }) => ({ ...preview, digest }),
  refuse: ({ preview }) => throwIf(preview.problems.length > 0 ? IMPORT_REFUSED : null),
  write: async ({ changes }, _file, { db, viewer, now, narrowAudience }) => {
    narrowAudience({ enrollmentIds: [...new Set(changes.map(({ enrollmentId }) => enrollmentId))] });
    await putMarks(db, viewer, changes, now);
    await notifyImported(db, viewer, changes, now);
    return { ...DONE, saved: changes.length };
  },
});
