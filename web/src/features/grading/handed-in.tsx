import type { Submission } from '@bcs/contract/features/submissions/model';
import { WorkDetails } from '#features/submissions/work-details.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { ChangedInstructions } from './changed-instructions.tsx';
import { dateText } from '@bcs/contract/kernel/clock';
import { Alert } from '#kit/alert.tsx';

const TITLE = {
  suspected: 'Plagiarism is suspected',
  confirmed: 'Plagiarism was confirmed',
  cleared: 'A suspicion of plagiarism was cleared',
} as const;

/** The plagiarism result from the import; only those who run the course see it. D-094 */
function Plagiarism({ submission: { submissionPlagiarism: found } }: { submission: Submission }) {
  if (!found) return null;
  return (
    <Alert
      tone={found.status === 'cleared' ? 'neutral' : 'warn'}
      title={`${TITLE[found.status]}, ${dateText(found.date)}`}
    >
      {found.note}
    </Alert>
  );
}

type Props = {
  assignmentId: number;
  submission: Submission;
  /** True in a panel, which already has a frame. */
  isFlat?: boolean;
};

/** The work itself, below what is to be known before it is judged. */
export const HandedIn = ({ assignmentId, submission, isFlat = false }: Props) => (
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
