import { feedbackLabel } from '@bcs/contract/features/coursework/career-feedback';
import { feedbackOf, gradeOf, type Mark } from '@bcs/contract/features/grading/mark';
import { Badge } from '#kit/badge.tsx';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { GradeChip } from '#features/grading/grade-chip.tsx';

/** A grade on its colour, feedback by its name, or that there is neither. */
export function MarkChip({ mark }: { mark: Mark }) {
  const [grade, statusId] = [gradeOf(mark), feedbackOf(mark)];
  if (grade) return <GradeChip grade={grade} />;
  if (statusId === null) return <Badge tone="brand">Ungraded</Badge>;
  return <Badge tone={feedbackTone(statusId)}>{feedbackLabel(statusId)}</Badge>;
}
