import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { callQuery } from '#lib/queries.ts';
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
  const { send, pending, failure } = isCancelled ? restore : cancel;
  // what was looked at stays until the dialog has closed, and not any longer
  const { data, error } = useQuery({ ...callQuery('previewCancelSession', input), enabled: !pending, gcTime: 0 });
  const { digest = '' } = data ?? {};
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={isCancelled ? `Restore ${name}?` : `Cancel ${name}?`}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button
            tone={isCancelled ? 'primary' : 'danger'}
            disabled={!data}
            pending={pending}
            onClick={() => void send({ ...input, digest })}
          >
            {isCancelled ? 'Restore session' : 'Cancel session'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {isCancelled
            ? 'The session takes place again, with its attendance and its requests.'
            : 'The session is kept and can be restored at any time. Until then it does not count anywhere.'}
        </p>
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={failure} of="save" />
        {data ? (
          <>
            <SentenceList sentences={cancelSentences(data)} />
            <AffectedList students={data.students} />
          </>
        ) : (
          !error && <StandBy />
        )}
      </div>
    </Dialog>
  );
}
