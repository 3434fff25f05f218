import type { GradebookAssignment } from '@bcs/contract/features/grading/model';
import type { Student } from '@bcs/contract/features/submissions/model';
import { cellKey, type GridParts } from './gradebook-rows.ts';
import { GridCell } from './grid-cell.tsx';
import { ROW, type Gaps } from './grid-sizes.ts';
import type { Place } from './grid-moves.ts';

type Props = {
  parts: GridParts;
  student: Student;
  row: number;
  assignments: readonly GradebookAssignment[];
  /** The place of the first of them among all. */
  from: number;
  gaps: Gaps;
  active: Place;
};

/** One student with the items in view. */
export function GridRow({ parts: { cells, lit }, student, row, assignments, from, gaps, active }: Props) {
  return (
    <tr aria-rowindex={row + 2} style={{ height: ROW }} className="group">
      <th
        scope="row"
        aria-colindex={1}
        className="sticky left-0 z-10 truncate border-r border-b border-line bg-surface px-4 text-left font-medium group-hover:bg-sunken"
      >
        {student.firstName} {student.lastName}
      </th>
      {gaps.before > 0 && <td aria-hidden />}
      {assignments.map((assignment, index) => {
        const key = cellKey(student.id, assignment.id);
        const column = from + index;
        return (
          <GridCell
            key={assignment.id}
            work={cells.get(key)}
            isDim={lit !== null && !lit.has(key)}
            student={student}
            assignment={assignment}
            row={row}
            column={column}
            isActive={active.row === row && active.column === column}
          />
        );
      })}
      {gaps.after > 0 && <td aria-hidden />}
    </tr>
  );
}
