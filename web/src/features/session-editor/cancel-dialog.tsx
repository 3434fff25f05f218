import { useState } from 'react';
import { toast } from '#kit/toasts.ts';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';
import { AffectedList } from './affected-list.tsx';
import { cancelSentences } from './hanging-words.ts';
import { SentenceList } from './sentence-list.tsx';

type Props = { courseId: number; sessionId: number; name: string; isCancelled: boolean; onClose: () => void };

/** The consequences of canceling or restoring a session, and the button that does exactly that. ADM-087 */
export function CancelDialog({ courseId, sessionId, name, isCancelled: stands, onClose }: Props) {
  // as it was opened: the page knows of the write before the dialog closes
  const [isCancelled] = useState(stands);
  const input = { courseId, sessionId };
  const done = (text: string) => ({
    onDone: () => {
      toast(text, 'good');
      onClose();
    },
  });
  const cancel = useSend('cancelSession', done('The session was cancelled.'));
  const restore = useSend('restoreSession', done('The session takes place again.'));
  const save = isCancelled ? restore : cancel;
  return (
    <PlannedDialog
      planned={usePlanned('previewCancelSession', input, save)}
      title={isCancelled ? `Restore ${name}?` : `Cancel ${name}?`}
      action={isCancelled ? 'Restore session' : 'Cancel session'}
      back="Back"
      tone={isCancelled ? 'primary' : 'danger'}
      lead={
        <p>
          {isCancelled
            ? 'The session takes place again, with its attendance and its requests.'
            : 'The session is kept and can be restored at any time. Until then it does not count anywhere.'}
        </p>
      }
      onClose={onClose}
      onSave={(digest) => void save.send({ ...input, digest })}
    >
      {(shown) => (
        <>
          <SentenceList sentences={cancelSentences(shown)} />
          <AffectedList students={shown.students} />
        </>
      )}
    </PlannedDialog>
  );
}
