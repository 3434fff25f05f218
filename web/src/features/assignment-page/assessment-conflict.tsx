import { ASSESSED_MEANWHILE, SUBMITTED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import type { Conflict } from './use-assessment.ts';

type Props = {
  conflict: Conflict;
  /** What stands now. */
  standing: string;
  chosen: string;
  pending: boolean;
  onKeep: () => void;
  onInsist: () => void;
};

/** Something came in between: both values in view, and the grader decides. Nothing is overwritten unseen. */
export function AssessmentConflict({ conflict, standing, chosen, pending, onKeep, onInsist }: Props) {
  return (
    <div className="grid gap-3">
      <Alert tone="warn" title={conflict === 'assessed' ? ASSESSED_MEANWHILE.message : SUBMITTED_MEANWHILE.message}>
        It stands at <strong>{standing}</strong>, you chose <strong>{chosen}</strong>.
      </Alert>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button onClick={onKeep}>Keep {standing}</Button>
        <Button tone="primary" pending={pending} onClick={onInsist}>
          Save {chosen}
        </Button>
      </div>
    </div>
  );
}
