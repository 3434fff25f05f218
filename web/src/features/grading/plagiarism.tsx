import type { Submission } from '@bcs/contract/features/submissions/model';
import { dateText } from '@bcs/contract/kernel/clock';
import { Alert } from '#kit/alert.tsx';

const TITLE = {
  suspected: 'Plagiarism is suspected',
  confirmed: 'Plagiarism was confirmed',
  cleared: 'A suspicion of plagiarism was cleared',
} as const;

/** The finding of the import about copied work; only those who run the course get it. D-094 */
export function Plagiarism({ submission: { submissionPlagiarism: found } }: { submission: Submission }) {
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
