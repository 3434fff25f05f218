import { GRADED_MEANWHILE, SUBMITTED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import type { Conflict } from './use-grading.ts';

type Props = {
  conflict: Conflict;
  /** The saved grade. */
  saved: string;
  chosen: string;
  pending: boolean;
  onKeep: () => void;
  onInsist: () => void;
};

/** Something came in between: both values in view, and the grader decides. Nothing is overwritten unseen. */
export function GradeConflict({ conflict, saved, chosen, pending, onKeep, onInsist }: Props) {
  return (
    <div className="grid gap-3">
      <Alert tone="warn" title={conflict === 'graded' ? GRADED_MEANWHILE.message : SUBMITTED_MEANWHILE.message}>
        Saved grade: <strong>{saved}</strong>. Your choice: <strong>{chosen}</strong>.
      </Alert>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button onClick={onKeep}>Keep {saved}</Button>
        <Button tone="primary" pending={pending} onClick={onInsist}>
          Save {chosen}
        </Button>
      </div>
    </div>
  );
}
