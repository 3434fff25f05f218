import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextArea } from '#kit/text-area.tsx';

/**
 * Text that was being written when a grade closed the work: it can no longer be sent, but it is not lost unless the
 * student discards it.
 */
export const UnsentText = ({ text, onDiscard }: { text: string; onDiscard: () => void }) => (
  <div className="grid gap-3">
    <Alert
      tone="warn"
      action={
        <Button size="sm" onClick={onDiscard}>
          Discard draft
        </Button>
      }
    >
      This work was graded before you sent what you wrote. You can copy it from here.
    </Alert>
    <TextArea label="What you wrote" readOnly value={text} />
  </div>
);
