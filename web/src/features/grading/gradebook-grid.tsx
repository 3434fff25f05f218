import { useEffect, useRef } from 'react';
import { Card } from '#kit/card.tsx';
import { COLUMN, HEAD, NAMES, ROW } from './grid-sizes.ts';
import { GridHead } from './grid-head.tsx';
import { GridLegend } from './grid-legend.tsx';
import { GridRow } from './grid-row.tsx';
import { cellKey, isJudged, type GridParts } from './gradebook-rows.ts';
import type { Place } from './grid-moves.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useIsWide } from './use-is-wide.ts';
import { useWindow } from './use-window.ts';

/** Students by assignments. Arrows move, Enter opens the work; only the cells in view are built. */
export function GradebookGrid(parts: GridParts) {
  const { students, assignments } = parts;
  const box = useRef<HTMLDivElement>(null);
  const names = useIsWide() ? NAMES.wide : NAMES.narrow;
  const size = { rows: students.length, columns: assignments.length };
  const view = useWindow(
    box,
    { count: size.rows, size: ROW, fixed: HEAD },
    { count: size.columns, size: COLUMN, fixed: names },
  );
  const keys = useGridKeys(box, size, (place) => bringIntoView(box.current, place, names));
  useEffect(() => {
    if (box.current) box.current.scrollLeft = (firstWaiting(parts) - 1) * COLUMN;
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens; later the reader scrolls
  }, []);
  const shown = assignments.slice(view.columns.from, view.columns.to);
  const gaps = { before: view.columns.from * COLUMN, after: (size.columns - view.columns.to) * COLUMN };
  return (
    <Card>
      <div ref={box} className="max-h-[calc(100dvh-15rem)] min-h-72 overflow-auto overscroll-contain rounded-t-card">
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is walked by keys
          role="grid"
          aria-label="Grades of students by assignments"
          aria-rowcount={size.rows + 1}
          aria-colcount={size.columns + 1}
          className="table-fixed border-separate border-spacing-0 text-sm"
          style={{ width: names + size.columns * COLUMN }}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
        >
          <GridHead names={names} gaps={gaps} assignments={shown} from={view.columns.from} />
          <tbody>
            <Space height={view.rows.from * ROW} />
            {students.slice(view.rows.from, view.rows.to).map((student, offset) => (
              <GridRow
                key={student.studentEnrollmentId}
                parts={parts}
                student={student.student}
                row={view.rows.from + offset}
                assignments={shown}
                from={view.columns.from}
                gaps={gaps}
                active={keys.active}
              />
            ))}
            <Space height={(size.rows - view.rows.to) * ROW} />
          </tbody>
        </table>
      </div>
      <GridLegend />
    </Card>
  );
}

/** Holds the place of rows out of view. */
function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

/** Old work is graded: the grid opens where something waits. */
const firstWaiting = ({ students, assignments, cells }: GridParts) =>
  assignments.findIndex(({ id }) =>
    students.some(({ student }) => {
      const row = cells.get(cellKey(student.id, id));
      return row !== undefined && !isJudged(row);
    }),
  );

function bringIntoView(box: HTMLElement | null, { row, column }: Place, names: number) {
  if (!box) return;
  const [top, left] = [row * ROW, column * COLUMN];
  const room = { height: box.clientHeight - HEAD, width: box.clientWidth - names };
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW > box.scrollTop + room.height) box.scrollTop = top + ROW - room.height;
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (left + COLUMN > box.scrollLeft + room.width) box.scrollLeft = left + COLUMN - room.width;
}
