import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { useSend } from '#lib/send.ts';
import { FollowsDialog } from './follows-dialog.tsx';

type Props = { courseId: number; assignmentId: number; title: string; isArchived: boolean };

/** Archives an assignment, or brings it back, after what follows was shown. ADM-099, ADM-100 */
export function ArchiveButton({ courseId, assignmentId, title, isArchived: stands }: Props) {
  const [open, setOpen] = useState(false);
  // the state when the dialog was opened: the page hears of the write before the dialog closes
  const [isArchived, setArchived] = useState(stands);
  const done = (text: string) => ({
    onDone: () => {
      setOpen(false);
      toast(text);
    },
  });
  const archive = useSend('archiveAssignment', done('The assignment was archived.'));
  const restore = useSend('restoreAssignment', done('The assignment is back.'));
  const { send, pending, failure } = isArchived ? restore : archive;
  const action = isArchived ? 'Bring back' : 'Archive';
  const input = { courseId, assignmentId };
  return (
    <>
      <Button
        onClick={() => {
          setArchived(stands);
          setOpen(true);
        }}
      >
        {stands ? 'Bring back' : 'Archive'}
      </Button>
      {open && (
        <FollowsDialog
          title={isArchived ? `Bring back ${title}?` : `Archive ${title}?`}
          lead={
            isArchived
              ? 'Students see it again, and it counts as before.'
              : 'It accepts no new work, and counts neither as missed nor in averages. Submissions, grades and comments stay readable.'
          }
          action={action}
          asked={{ name: 'previewArchiveAssignment', input }}
          pending={pending}
          failure={failure}
          onClose={() => setOpen(false)}
          onSave={(digest) => void send({ ...input, digest })}
        />
      )}
    </>
  );
}
