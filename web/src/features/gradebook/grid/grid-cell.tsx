import { fullName } from '@bcs/contract/kernel/full-name';
import { memo } from 'react';
import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import { feedbackOfMark, gradeOfMark, NOT_SUBMITTED, type Mark } from '@bcs/contract/features/grading/mark';
import type { GradebookAssignment } from '@bcs/contract/features/grading/model';
import type { Student } from '@bcs/contract/features/submissions/model';
import { Anchor } from '#kit/anchor.tsx';
import { cx } from '#kit/cx.ts';
import { SOFT_TONES } from '#kit/tone.ts';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { gradeTone } from '#features/grading/grade-chip.tsx';

type Props = {
  mark: Mark;
  student: Student;
  assignment: GradebookAssignment;
  row: number;
  column: number;
  /** True if the filters exclude the cell. */
  isDim: boolean;
  isActive: boolean;
  /** True if a letter was typed that is not saved yet. */
  isTyped: boolean;
  /** True if the reader grades such work. */
  isOwn: boolean;
  /** True if the work should be there by now. */
  isMissing: boolean;
  isCompact: boolean;
  /** True if its work is open beside the grid. */
  isOpen: boolean;
};

type Face = { readonly text: string; readonly spoken: string; readonly look: string };

function faceOf(mark: Mark, isOwn: boolean, isMissing: boolean): Face {
  if (isMissing) return { text: 'Missing', spoken: 'missing', look: 'text-bad' };
  if (mark === NOT_SUBMITTED) return { text: '–', spoken: 'not submitted', look: 'text-muted' };
  const grade = gradeOfMark(mark);
  if (grade) return { text: grade, spoken: grade, look: SOFT_TONES[gradeTone(grade)] };
  const statusId = feedbackOfMark(mark);
  if (statusId === null)
    return {
      text: '●',
      ...(isOwn ? { spoken: 'to grade', look: SOFT_TONES.brand } : { spoken: 'not graded yet', look: 'text-muted' }),
    };
  const label = feedbackLabel(statusId);
  return { text: label, spoken: label, look: SOFT_TONES[feedbackTone(statusId)] };
}

/** One student's work on one item: the grade, a dot while it waits, a dash where there is none. */
export const GridCell = memo(function GridCell({
  mark,
  student,
  assignment,
  row,
  column,
  isDim,
  isActive,
  isTyped,
  isOwn,
  isMissing,
  isCompact,
  isOpen,
}: Props) {
  const { text, spoken, look } = faceOf(mark, isOwn, isMissing);
  return (
    <td role="gridcell" aria-colindex={column + 2} className="border-b border-line p-0.5 group-hover:bg-sunken/50">
      <Anchor
        href={`/gradebook/${assignment.id}/grade/${student.id}`}
        data-cell={`${row}:${column}`}
        tabIndex={isActive ? 0 : -1}
        aria-current={isOpen || undefined}
        aria-label={`${fullName(student)}, ${assignment.title}: ${spoken}`}
        className={cx(
          'grid place-items-center rounded-lg px-1 text-center leading-tight font-semibold tabular-nums hover:ring-2 hover:ring-brand/40 focus-visible:-outline-offset-2',
          isCompact ? 'h-7' : 'h-9.5',
          look,
          text.length > 4 && 'text-2xs',
          isDim && 'bg-transparent! font-normal! text-muted!',
          isTyped && 'ring-2 ring-current',
          isOpen && 'ring-2 ring-brand',
        )}
      >
        {text}
      </Anchor>
    </td>
  );
});
