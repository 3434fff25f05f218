import { mayAssess } from '@bcs/contract/features/grading/rights';
import type { GradebookRow } from '@bcs/contract/features/grading/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { isJudged } from '#features/grading/gradebook-rows.ts';

export interface Target {
  readonly assignmentId: string;
  readonly studentId: string;
}

const targetOf = ({ assignment, student }: GradebookRow): Target => ({
  assignmentId: String(assignment.id),
  studentId: String(student.id),
});

/** The neighbours that wait, in the order of the gradebook: by due date, then by name. The last leads to the first. */
export function neighbours(rows: readonly GradebookRow[], assignmentId: number, studentId: number, role: Role) {
  const waits = (row: GradebookRow) => !isJudged(row) && mayAssess(row.assignment, role);
  const here = rows.findIndex(({ assignment, student }) => assignment.id === assignmentId && student.id === studentId);
  const ring = [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))].filter(waits);
  const [first, last] = [ring[0], ring.at(-1)];
  return { next: first ? targetOf(first) : null, previous: last ? targetOf(last) : null, waiting: ring.length };
}
