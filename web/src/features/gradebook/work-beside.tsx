import { lazy, Suspense } from 'react';
import type { GradingTarget } from '@bcs/contract/features/grading/model';
import { StandBy } from '#kit/stand-by.tsx';
import { useViewer } from '#lib/viewer.ts';
import type { GridParts } from './gradebook-rows.ts';
import { nextWaiting } from '#features/gradebook/grid/next-waiting.ts';

// people who only look at the grid do not need it
const GradingPanel = lazy(() =>
  import('#features/grading/grading-panel.tsx').then((file) => ({ default: file.GradingPanel })),
);

type Props = {
  parts: GridParts;
  work: GradingTarget;
  /** Opens other work, or closes it with null; `saved` means that there are no unsaved changes to ask about. */
  onOpen: (work: GradingTarget | null, saved?: boolean) => void;
};

/** The work of the chosen cell, and after it what waits next in the grid as it is filtered. D-283 */
export function WorkBeside({ parts, work, onOpen }: Props) {
  const { role } = useViewer();
  const { students, assignments } = parts;
  const row = students.findIndex(({ student }) => student.id === work.studentId);
  const column = assignments.findIndex(({ id }) => id === work.assignmentId);
  // work that the filters leave out stands before the first cell
  const place = nextWaiting(parts, role, row < 0 || column < 0 ? { row: -1, column: 0 } : { row, column }, false);
  const [student, assignment] = place ? [students[place.row], assignments[place.column]] : [];
  const next = student && assignment && { studentId: student.student.id, assignmentId: assignment.id };
  return (
    <Suspense fallback={<StandBy />}>
      <GradingPanel
        {...work}
        next={next ? { text: 'Next ungraded', go: () => onOpen(next, true) } : null}
        onClose={() => onOpen(null)}
      />
    </Suspense>
  );
}
