import type { GradebookAssignment } from '@bcs/contract/features/grading/model';
import { COLUMN, HEAD, type Gaps } from './grid-sizes.ts';

type Props = {
  names: number;
  gaps: Gaps;
  assignments: readonly GradebookAssignment[];
  /** The place of the first of them among all. */
  from: number;
};

/** The titles over the grid, which stay in view. */
export function GridHead({ names, gaps, assignments, from }: Props) {
  return (
    <>
      {/* made anew with other columns: Chromium lays out changed ones wrongly for a frame */}
      <colgroup key={`${from}+${assignments.length}`}>
        <col style={{ width: names }} />
        {gaps.before > 0 && <col style={{ width: gaps.before }} />}
        {assignments.map(({ id }) => (
          <col key={id} style={{ width: COLUMN }} />
        ))}
        {gaps.after > 0 && <col style={{ width: gaps.after }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} style={{ height: HEAD }}>
          <th
            scope="col"
            aria-colindex={1}
            className="sticky top-0 left-0 z-20 border-r border-b border-line bg-surface px-4 pb-2.5 text-left align-bottom font-semibold"
          >
            Student
          </th>
          <HeadGap width={gaps.before} />
          {assignments.map(({ id, title }, index) => (
            <th
              key={id}
              scope="col"
              aria-colindex={from + index + 2}
              title={title}
              className="sticky top-0 z-10 border-b border-line bg-surface px-1 pb-2.5 align-bottom text-xs leading-tight font-medium text-muted"
            >
              <span className="line-clamp-4 hyphens-auto">{title}</span>
            </th>
          ))}
          <HeadGap width={gaps.after} />
        </tr>
      </thead>
    </>
  );
}

function HeadGap({ width }: { width: number }) {
  return width > 0 ? <td aria-hidden className="sticky top-0 z-10 border-b border-line bg-surface" /> : null;
}
