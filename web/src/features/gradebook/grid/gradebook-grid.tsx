import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { isWaiting, NOT_SUBMITTED } from '@bcs/contract/features/grading/mark';
import { mayGrade, onlyViewsGrades } from '@bcs/contract/features/grading/rights';
import type { GradingTarget } from '@bcs/contract/features/grading/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { isPlainPress } from '#kit/anchor.tsx';
import { Card } from '#kit/card.tsx';
import { toast } from '#kit/toasts.ts';
import { isComposing } from '#lib/composing.ts';
import { useShortcuts } from '#lib/shortcuts.ts';
import { useViewer } from '#lib/viewer.ts';
import { COLUMN_WIDTH, HEADER_HEIGHT, NAME_WIDTHS, ROW_HEIGHTS } from './grid-sizes.ts';
import { GridHead } from './grid-head.tsx';
import { GridLegend } from './grid-legend.tsx';
import { GridRow } from './grid-row.tsx';
import type { GridParts } from '#features/gradebook/gradebook-rows.ts';
import type { GradebookSort } from '#features/gradebook/gradebook-sort.ts';
import type { GridCell } from './grid-moves.ts';
import { nextWaiting } from './next-waiting.ts';
import { scrollToCell } from './scroll-to-cell.ts';
import { useCellMarks } from './use-cell-marks.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { gridKeys } from './grid-shortcuts.ts';
import { useMedia, useIsWide } from '#kit/use-media.ts';
import { useWindow } from './use-window.ts';
import type { VisibleSpan } from './window-span.ts';

type Props = {
  parts: GridParts;
  sort?: GradebookSort;
  onSort?: (sort: GradebookSort) => void;
  /** The work that is open beside the grid. */
  open?: GradingTarget | null;
  /** Opens work beside the grid; without it, work opens on a separate page. */
  onOpen?: ((work: GradingTarget) => void) | null;
};

/** Rows may be low with a mouse: fingers need higher ones. */
const LOW_ROWS = '(width >= 48rem) and (not (pointer: coarse))';

/** Students by assignments. Arrows move, letters grade, Enter opens the work; only the cells in view are built. */
export function GradebookGrid({ parts, sort = null, onSort = () => {}, open = null, onOpen = null }: Props) {
  const { students, assignments } = parts;
  const isCompact = useMedia(LOW_ROWS);
  const box = useRef<HTMLDivElement>(null);
  const { role } = useViewer();
  const names = useIsWide() ? NAME_WIDTHS.wide : NAME_WIDTHS.narrow;
  const height = isCompact ? ROW_HEIGHTS.compact : ROW_HEIGHTS.comfortable;
  const size = { rows: students.length, columns: assignments.length };
  const [first] = useState(() => Math.max(0, firstWaiting(parts, role)));
  const start = Math.max(0, first - 1) * COLUMN_WIDTH;
  const view = useWindow(
    box,
    { count: size.rows, size: height, fixed: HEADER_HEIGHT },
    { count: size.columns, size: COLUMN_WIDTH, fixed: names },
    start,
  );
  const show = (place: GridCell) => scrollToCell(box.current, place, names, height);
  const keys = useGridKeys(box, { size, start: first, show });
  const stop = { row: within(view.rows, keys.active.row), column: within(view.columns, keys.active.column) };
  const marks = useCellMarks();
  useShortcuts(gridKeys(assignments, role));
  const onKeyDown = (event: KeyboardEvent) => {
    const { row, column } = keys.active;
    const [student, assignment] = [students[row], assignments[column]];
    if (!student || !assignment) return;
    const { typed } = marks;
    const isTyped = typed?.studentId === student.student.id && typed.assignmentId === assignment.id;
    if (marks.onKey(event, { student, assignment, mark: parts.markAt(student, assignment) }))
      return event.preventDefault();
    if (event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const next = nextWaiting(parts, role, { row, column }, event.shiftKey);
      if (next) keys.go(next);
      else toast('Nothing else is waiting for you here.');
      return event.preventDefault();
    }
    // as in a spreadsheet, Enter completes the typed letter
    if (isTyped && event.key === 'Enter' && !isComposing(event)) keys.move(event, 'ArrowDown');
    else keys.move(event, event.key);
  };
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = start;
  }, [start]);
  const opened = open && placeOf(parts, open);
  const before = useRef<GridCell | null>(null);
  // what is open stays in view, and when it is closed the keyboard goes on from its cell
  const follow = useEffectEvent((work: GradingTarget | null) => {
    if (opened) keys.follow(opened);
    else if (before.current && !work) keys.go(before.current);
    // filtered-out work no longer has a cell: the keyboard continues from its former place
    before.current = work && (opened ?? keys.active);
  });
  useEffect(() => follow(open), [open]);
  const onClickCapture = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
    const [row = -1, column = -1] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
    const [student, assignment] = [students[row]?.student, assignments[column]];
    if (!onOpen || !student || !assignment || !isPlainPress(event)) return;
    event.preventDefault();
    onOpen({ assignmentId: assignment.id, studentId: student.id });
  };
  const { from, to } = view.columns;
  const shown = useMemo(() => assignments.slice(from, to), [assignments, from, to]);
  const gaps = useMemo(
    () => ({ before: from * COLUMN_WIDTH, after: (size.columns - to) * COLUMN_WIDTH }),
    [from, to, size.columns],
  );
  return (
    <Card className="flex max-h-full flex-col">
      <div
        ref={box}
        className="max-h-[calc(100dvh-15rem)] min-h-72 overflow-auto overscroll-contain rounded-t-card md:max-h-[calc(100dvh-9rem)]"
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is walked by keys
          role="grid"
          aria-label="Grades of students by assignments"
          aria-rowcount={size.rows + 1}
          aria-colcount={size.columns + 1}
          className="table-fixed border-separate border-spacing-0 text-sm"
          style={{ width: names + size.columns * COLUMN_WIDTH }}
          onKeyDown={onKeyDown}
          onClickCapture={onClickCapture}
          onFocus={keys.onFocus}
          onBlur={marks.commit}
        >
          <GridHead
            names={names}
            gaps={gaps}
            assignments={shown}
            from={from}
            parts={parts}
            sort={sort}
            onSort={onSort}
          />
          <tbody>
            <Space height={view.rows.from * height} />
            {students.slice(view.rows.from, view.rows.to).map((student, offset) => (
              <GridRow
                key={student.studentEnrollmentId}
                parts={parts}
                student={student}
                row={view.rows.from + offset}
                assignments={shown}
                from={from}
                gaps={gaps}
                active={stop.row === view.rows.from + offset ? stop.column : -1}
                typed={marks.typed?.studentId === student.student.id ? marks.typed : null}
                role={role}
                isCompact={isCompact}
                opened={opened?.row === view.rows.from + offset ? opened.column : -1}
              />
            ))}
            <Space height={(size.rows - view.rows.to) * height} />
          </tbody>
        </table>
      </div>
      <GridLegend
        grades={assignments.some((item) => mayGrade(item, role))}
        career={assignments.some((item) => isCareer(item) && mayGrade(item, role))}
        missing={assignments.some((item) =>
          parts.students.some((student) => parts.isMissing(student, item, NOT_SUBMITTED)),
        )}
        others={assignments.some((item) => !mayGrade(item, role))}
      />
    </Card>
  );
}

/** A spacer in place of the rows out of view. */
const Space = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);

/** The nearest place that is built: what was scrolled out of view is no stop for the keyboard. */
const within = ({ from, to }: VisibleSpan, place: number) => Math.min(to - 1, Math.max(from, place));

/** The cell of a piece of work; null where the filters leave it out. */
function placeOf({ students, assignments }: GridParts, { assignmentId, studentId }: GradingTarget): GridCell | null {
  const row = students.findIndex(({ student }) => student.id === studentId);
  const column = assignments.findIndex(({ id }) => id === assignmentId);
  return row < 0 || column < 0 ? null : { row, column };
}

/** Old work is graded: the grid opens where something waits for the reader, or for anybody where the reader only looks. */
const firstWaiting = ({ students, assignments, markAt }: GridParts, role: Role) =>
  assignments.findIndex(
    (assignment) =>
      (mayGrade(assignment, role) || onlyViewsGrades(role)) &&
      students.some((student) => isWaiting(markAt(student, assignment), assignment)),
  );
