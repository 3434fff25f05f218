import type { Submission } from '@bcs/contract/features/submissions/model';
import { WorkDetails } from '#features/submissions/work-details.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { ChangedInstructions } from './changed-instructions.tsx';
import { Plagiarism } from './plagiarism.tsx';

type Props = {
  assignmentId: number;
  submission: Submission;
  /** In a panel, which has a frame of its own. */
  isFlat?: boolean;
};

/** The work itself, below what is to be known before it is judged. */
export function HandedIn({ assignmentId, submission, isFlat = false }: Props) {
  return (
    <>
      <Plagiarism submission={submission} />
      <ChangedInstructions assignmentId={assignmentId} instructions={submission.instructions} />
      {isFlat ? (
        <WorkDetails submission={submission} />
      ) : (
        <Card pad className="grid gap-4">
          <CardHeader title="Submission" />
          <WorkDetails submission={submission} />
        </Card>
      )}
    </>
  );
}
