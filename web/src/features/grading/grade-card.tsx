import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { mayGrade, onlyViewsGrades, VIEW_GRADE_TEXT } from '@bcs/contract/features/grading/rights';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { GradeChip } from './grade-chip.tsx';
import { CommentBox } from '#features/submissions/comments.tsx';
import type { CommentSender } from '#features/submissions/comment-sender.ts';
import { useViewer } from '#lib/viewer.ts';
import { GradeForm } from './grade-form.tsx';
import { GradersHere } from './graders-here.tsx';
import type { NextWork } from './next-work.ts';

type Props = { assignment: Assignment; submission: Submission; sender: CommentSender; next: NextWork | null } & {
  /** True at the foot of a panel, where height is dear. */
  dense?: boolean;
};

/** The grade or the career feedback, editable or read-only, with a comment below. GRADE-027, GRADE-028, SUBM-056 */
export function GradeCard({ assignment, submission, sender, next, dense = false }: Props) {
  const { role } = useViewer();
  const { submissionGrade, careerFeedback } = submission;
  const grades = mayGrade(assignment, role);
  const career = assignment.contextId === 2;
  const statusId = careerFeedback?.careerFeedbackStatusId ?? null;
  const header = (
    <header className="flex min-h-8 flex-wrap items-center justify-between gap-2">
      <h2 tabIndex={-1} className="rounded-sm text-lg font-bold">
        {onlyViewsGrades(role) ? VIEW_GRADE_TEXT : career ? 'Career feedback' : 'Grade'}
      </h2>
      {submissionGrade && <GradeChip grade={submissionGrade.grade} />}
      {career && <Badge tone={feedbackTone(statusId)}>{feedbackLabel(statusId)}</Badge>}
      {!career && !submissionGrade && <Badge tone="brand">Ungraded</Badge>}
    </header>
  );
  return (
    <Card
      pad={!dense}
      className={dense ? 'grid gap-3 rounded-none! border-x-0! border-b-0! p-3 shadow-none!' : 'grid gap-4'}
    >
      {grades ? <GradeForm {...{ assignment, submission, sender, next, dense }}>{header}</GradeForm> : header}
      <CommentBox submission={submission} contextId={assignment.contextId} sender={sender} rows={2} />
      {grades && <GradersHere submissionId={submission.id} />}
    </Card>
  );
}
