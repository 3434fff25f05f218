import type { QueryClient } from '@tanstack/react-query';
import type { Mark } from '@bcs/contract/features/grading/mark';
import { callQuery } from '#lib/queries.ts';
import type { Gradebook } from './gradebook-rows.ts';

/** One cell of the sheet. */
export interface CellOf {
  readonly courseId: number;
  readonly studentId: number;
  readonly assignmentId: number;
}

/** Lets the page show a mark at once, without asking for the whole sheet again. */
export function showMark(client: QueryClient, { courseId, studentId, assignmentId }: CellOf, mark: Mark): void {
  client.setQueryData(callQuery('gradebookSheet', { courseId }).queryKey, (sheet) => sheet && withMark(sheet));
  function withMark(sheet: Gradebook): Gradebook {
    const row = sheet.students.findIndex(({ student }) => student.id === studentId);
    const column = sheet.assignments.findIndex(({ id }) => id === assignmentId);
    const before = sheet.rows[row];
    if (!before || column === -1) return sheet;
    return { ...sheet, rows: sheet.rows.with(row, { ...before, marks: before.marks.with(column, mark) }) };
  }
}
