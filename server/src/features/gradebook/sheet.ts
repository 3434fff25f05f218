import type { SheetRow } from '@bcs/contract/features/gradebook/model';
import { NO_WORK, type Mark } from '@bcs/contract/features/grading/mark';
import type { SheetParts } from './queries-sheet.ts';

/** Puts the work of each student into cells, one for each assignment in their order. */
export function toSheetRows({ students, assignments, works }: SheetParts): SheetRow[] {
  const columnOf = new Map(assignments.map(({ id }, column) => [id, column]));
  const worksOf = new Map(works.map((each) => [each.enrollmentId, each]));
  return students.map(({ studentEnrollmentId }) => {
    const marks = Array<Mark>(assignments.length).fill(NO_WORK);
    const submitted = Array<number>(assignments.length).fill(0);
    const own = worksOf.get(studentEnrollmentId);
    for (const [index, assignmentId] of own?.assignmentIds.entries() ?? []) {
      const column = columnOf.get(assignmentId);
      if (column === undefined) continue;
      marks[column] = own?.marks[index] ?? NO_WORK;
      submitted[column] = own?.submitted[index] ?? 0;
    }
    return { marks, submitted };
  });
}
