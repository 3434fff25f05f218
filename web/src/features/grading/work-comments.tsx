import type { Assignment } from '@bcs/contract/features/coursework/model';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { Comments } from '#features/submissions/comments.tsx';
import { Card } from '#kit/card.tsx';

/** The comments on graded work so far; the field for a new one is beside the grade. */
export function WorkComments({ assignment, submission }: { assignment: Assignment; submission: Submission }) {
  if (isCareer(assignment)) return null;
  return (
    <Card pad>
      <Comments submission={submission} contextId={assignment.contextId} hasBox={false} />
    </Card>
  );
}
