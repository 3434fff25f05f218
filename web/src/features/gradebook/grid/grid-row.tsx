import { fullName } from '@bcs/contract/kernel/full-name';
import { BlockedBadge } from '#kit/badge.tsx';
import { NameInLine } from '#kit/name-in-line.tsx';
import { memo } from 'react';
import type { GradebookAssignment, GradebookStudent } from '@bcs/contract/features/grading/model';
import { averageText } from '@bcs/contract/features/grades/average';
import { mayGrade } from '@bcs/contract/features/grading/rights';
import type { Role } from '@bcs/contract/kernel/roles';
import type { GridParts } from '#features/gradebook/gradebook-rows.ts';
import { GridCell } from './grid-cell.tsx';
import { ROW_HEIGHTS, type ColumnGaps } from './grid-sizes.ts';
import type { MarkChange } from '#features/grading/save-mark.ts';

type Props = {
  parts: GridParts;
  student: GradebookStudent;
  row: number;
  assignments: readonly GradebookAssignment[];
  /** The place of the first of them among all. */
  from: number;
  gaps: ColumnGaps;
  /** The column in which the keyboard stands, -1 for another row. */
  active: number;
  /** The mark that is typed in one of the cells and not saved yet. */
  typed: MarkChange | null;
  /** The role of the reader. */
  role: Role;
  isCompact: boolean;
  /** The column of the cell whose work is open beside the grid, -1 for another row. */
  opened: number;
};

/** One student with the items in view. A row that only moves is not built again. */
export const GridRow = memo(function GridRow(props: Props) {
  const { parts, student: whose, row, assignments, from, gaps, active, typed, role, isCompact, opened } = props;
  const { student } = whose;
  const average = parts.averageOf(whose);
  return (
    <tr
      aria-rowindex={row + 2}
      style={{ height: isCompact ? ROW_HEIGHTS.compact : ROW_HEIGHTS.comfortable }}
      className="group"
    >
      <th
        scope="row"
        aria-colindex={1}
        className="sticky left-0 z-10 border-r border-b border-line bg-surface px-4 text-left font-medium group-hover:bg-sunken"
      >
        <span className="flex flex-wrap items-center gap-x-3">
          {isCompact ? (
            <NameInLine name={fullName(student)} className="grow basis-0" />
          ) : (
            // on two lines if they fit
            <span
              dir="auto"
              className="max-w-full min-w-0 grow text-left leading-tight max-md:truncate md:line-clamp-2 md:basis-0"
              title={fullName(student)}
            >
              {fullName(student)}
            </span>
          )}
          {whose.isBlocked && <BlockedBadge />}
          {average !== null && (
            <span className="shrink-0 text-xs text-muted tabular-nums">
              <span className="sr-only">, average </span>
              {averageText(average)}
            </span>
          )}
        </span>
      </th>
      {gaps.before > 0 && <td aria-hidden />}
      {assignments.map((assignment, index) => {
        const column = from + index;
        const isTyped = typed?.assignmentId === assignment.id;
        const mark = isTyped ? typed.to : parts.markAt(whose, assignment);
        return (
          <GridCell
            key={assignment.id}
            mark={mark}
            isDim={!isTyped && parts.isDim(whose, assignment, mark)}
            isMissing={parts.isMissing(whose, assignment, mark)}
            isCompact={isCompact}
            isTyped={isTyped}
            isOwn={mayGrade(assignment, role)}
            student={student}
            assignment={assignment}
            row={row}
            column={column}
            isActive={active === column}
            isOpen={opened === column}
          />
        );
      })}
      {gaps.after > 0 && <td aria-hidden />}
    </tr>
  );
});
