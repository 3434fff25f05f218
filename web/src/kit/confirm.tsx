import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { openQuestion } from './confirms.ts';
import { Dialog } from './dialog.tsx';

/** Shows the questions of `confirm()`; used once, in the root. */
export function ConfirmHost() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.current, openQuestion.current);
  if (!question) return null;
  const { title, body, action = 'Confirm', cancel = 'Cancel', danger = false, answer } = question;
  return (
    <Dialog
      open
      title={title}
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>{cancel}</Button>
          <Button tone={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {action}
          </Button>
        </>
      }
    >
      {body && <div className="text-muted">{body}</div>}
    </Dialog>
  );
}
