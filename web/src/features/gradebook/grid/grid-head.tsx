import type { GradebookAssignment } from '@bcs/contract/features/grading/model';
import type { GridParts } from '#features/gradebook/gradebook-rows.ts';
import type { GradebookSort } from '#features/gradebook/gradebook-sort.ts';
import { ColumnHead } from './column-head.tsx';
import { COLUMN_WIDTH, HEADER_HEIGHT, type ColumnGaps } from './grid-sizes.ts';

type Props = {
  names: number;
  gaps: ColumnGaps;
  assignments: readonly GradebookAssignment[];
  /** The place of the first of them among all. */
  from: number;
  parts: Pick<GridParts, 'figuresOf'>;
  sort: GradebookSort;
  onSort: (sort: GradebookSort) => void;
};

/** The titles over the grid, which stay in view. */
export const GridHead = ({ names, gaps, assignments, from, parts, sort, onSort }: Props) => (
  <>
    {/* made anew with other columns: Chromium lays out changed ones wrongly for a frame */}
    <colgroup key={`${from}+${assignments.length}`}>
      <col style={{ width: names }} />
      {gaps.before > 0 && <col style={{ width: gaps.before }} />}
      {assignments.map(({ id }) => (
        <col key={id} style={{ width: COLUMN_WIDTH }} />
      ))}
      {gaps.after > 0 && <col style={{ width: gaps.after }} />}
    </colgroup>
    <thead>
      <tr aria-rowindex={1} style={{ height: HEADER_HEIGHT }}>
        <th
          scope="col"
          aria-colindex={1}
          className="sticky top-0 left-0 z-20 border-r border-b border-line bg-surface px-4 pb-1.5 text-left align-bottom font-semibold"
        >
          <span className="flex items-baseline justify-between gap-3">
            Student
            <span aria-hidden className="text-xs font-medium text-muted max-md:hidden">
              Average
            </span>
          </span>
        </th>
        <HeadGap width={gaps.before} />
        {assignments.map((assignment, index) => (
          <ColumnHead
            key={assignment.id}
            assignment={assignment}
            column={from + index}
            parts={parts}
            sort={sort}
            onSort={onSort}
          />
        ))}
        <HeadGap width={gaps.after} />
      </tr>
    </thead>
  </>
);

const HeadGap = ({ width }: { width: number }) =>
  width > 0 ? <td aria-hidden className="sticky top-0 z-10 border-b border-line bg-surface" /> : null;
