import { memo } from 'react';
import { feedbackLabel } from '@bcs/contract/features/coursework/career-feedback';
import type { GradebookAssignment, GradebookRow } from '@bcs/contract/features/grading/model';
import type { Student } from '@bcs/contract/features/submissions/model';
import { Anchor } from '#kit/anchor.tsx';
import { cx } from '#kit/cx.ts';
import { SOFT, type Tone } from '#kit/tone.ts';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { gradeTone } from './grade-chip.tsx';

type Props = {
  /** Undefined where nothing was handed in. */
  work: GradebookRow | undefined;
  student: Student;
  assignment: GradebookAssignment;
  row: number;
  column: number;
  /** The filters leave it out. */
  isDim: boolean;
  isActive: boolean;
};

interface Face {
  readonly text: string;
  readonly spoken: string;
  readonly tone: Tone | null;
}

function faceOf(work: GradebookRow | undefined): Face {
  if (!work) return { text: '–', spoken: 'not submitted', tone: null };
  const { submissionGrade, careerFeedback } = work;
  if (submissionGrade) {
    const { grade } = submissionGrade;
    return { text: grade, spoken: grade, tone: gradeTone(grade) };
  }
  if (careerFeedback) {
    const label = feedbackLabel(careerFeedback.careerFeedbackStatusId);
    return { text: label, spoken: label, tone: feedbackTone(careerFeedback.careerFeedbackStatusId) };
  }
  return { text: '●', spoken: 'waits for you', tone: 'brand' };
}

/** One student's work on one item: the grade, a dot while it waits, a dash where there is none. */
export const GridCell = memo(function GridCell({ work, student, assignment, row, column, isDim, isActive }: Props) {
  const { text, spoken, tone } = faceOf(work);
  return (
    <td role="gridcell" aria-colindex={column + 2} className="border-b border-line p-0.5 group-hover:bg-sunken/50">
      <Anchor
        href={`/gradebook/${assignment.id}/grade/${student.id}`}
        data-cell={`${row}:${column}`}
        tabIndex={isActive ? 0 : -1}
        aria-label={`${student.firstName} ${student.lastName}, ${assignment.title}: ${spoken}`}
        className={cx(
          'grid h-9.5 place-items-center rounded-lg px-1 text-center leading-tight font-semibold tabular-nums hover:ring-2 hover:ring-brand/40 focus-visible:-outline-offset-2',
          tone ? SOFT[tone] : 'text-muted',
          text.length > 4 && 'text-2xs',
          isDim && 'bg-transparent! font-normal! text-muted!',
        )}
      >
        {text}
      </Anchor>
    </td>
  );
});
