import { isWaiting } from '@bcs/contract/features/grading/mark';
import { mayGrade } from '@bcs/contract/features/grading/rights';
import type { Role } from '@bcs/contract/kernel/roles';
import type { GridParts } from '#features/gradebook/gradebook-rows.ts';
import type { GridCell } from './grid-moves.ts';

type Parts = Pick<GridParts, 'students' | 'assignments' | 'markAt'>;

/**
 * The next cell that waits for the reader: down the column, since the same work is graded for everybody, then in those
 * after it, and around. Null where nothing else waits.
 */
export function nextWaiting(
  { students, assignments, markAt }: Parts,
  role: Role,
  { row, column }: GridCell,
  back: boolean,
): GridCell | null {
  const [rows, all] = [students.length, students.length * assignments.length];
  const from = column * rows + row;
  for (let step = 1; step < all; step++) {
    const at = (from + (back ? all - step : step)) % all;
    const place = { row: at % rows, column: Math.floor(at / rows) };
    const [student, assignment] = [students[place.row], assignments[place.column]];
    if (!student || !assignment || student.isBlocked) continue;
    if (mayGrade(assignment, role) && isWaiting(markAt(student, assignment), assignment)) return place;
  }
  return null;
}
