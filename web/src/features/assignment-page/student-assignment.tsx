import type { Assignment } from '@bcs/contract/features/coursework/model';
import { isBeforeJoining, isOverdue, type SubmissionFacts } from '@bcs/contract/features/coursework/statuses';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { Card, CardHeader } from '#kit/card.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { SubmissionBadge } from '#features/coursework/submission-badge.tsx';
import { useNow } from '#lib/now.ts';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { Comments } from '#features/submissions/comments.tsx';
import { WorkDetails } from '#features/submissions/work-details.tsx';
import { AssignmentFacts, Fact } from './assignment-facts.tsx';

type Props = { assignment: Assignment; submission: Submission | null };

const factsOf = ({ firstSubmittedAt, submissionGrade, careerFeedback }: Submission): SubmissionFacts => ({
  firstSubmittedAt,
  grade: submissionGrade?.grade ?? null,
  careerFeedbackStatusId: careerFeedback?.careerFeedbackStatusId ?? null,
});

/** The task, the facts beside it, the own work and the talk about it. WORK-008 */
export function StudentAssignment({ assignment, submission }: Props) {
  const now = useNow();
  const overdue =
    !assignment.isArchived && isOverdue({ ...assignment, submission: submission && factsOf(submission) }, now);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card pad className="lg:col-start-2 lg:row-start-1">
        <h2 className="sr-only">At a glance</h2>
        <AssignmentFacts assignment={assignment} overdue={overdue}>
          {!submission && isBeforeJoining(assignment, now) && (
            <span className="mt-1 block text-muted">
              This was due before you joined. It counts neither as overdue nor as missed, and you can still submit it.
            </span>
          )}
          {overdue && !submission && (
            <span className="mt-1 block text-muted">You can still submit it; it will be marked as late.</span>
          )}
        </AssignmentFacts>
        <dl className="mt-3.5 border-t border-line pt-3.5 text-sm">
          <Fact name="Your work">
            <span className="flex flex-wrap items-center gap-3">
              <SubmissionBadge status={assignment.submissionStatus ?? ''} grade={assignment.submissionGrade?.grade} />
              {assignment.submissionGrade && <GradeChip grade={assignment.submissionGrade.grade} />}
            </span>
          </Fact>
        </dl>
      </Card>
      <div className="grid gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {submission && (
          <Card pad className="grid gap-4">
            <CardHeader title="Your submission" />
            <WorkDetails submission={submission} />
          </Card>
        )}
        <Card pad aria-label="Assignment">
          <Markdown source={assignment.assignmentContent.content} top={2} />
        </Card>
        {submission && assignment.contextId === 1 && (
          <Card pad>
            <Comments submission={submission} contextId={assignment.contextId} />
          </Card>
        )}
      </div>
    </div>
  );
}
