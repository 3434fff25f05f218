import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { toast } from '#kit/toasts.ts';
import { toastFailure } from '#lib/failure-text.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Input } from '#lib/api.ts';
import { useSend, write } from '#lib/send.ts';

type Props = {
  item: Input<'deleteUnusedItem'>;
  name: string;
  /** The consequences for students, if there are any. */
  children?: ReactNode;
  onDeleted: () => unknown;
};

/**
 * Deletes something that nobody has worked on, after a confirmation; the toast afterwards offers to restore it. ADM-071
 */
export function DeleteButton({ item, name, children, onDeleted }: Props) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { courseId, kind } = item;
  const undo = async (deletionId: number) => {
    try {
      await write(client, 'undoChange', { courseId, deletionId });
      toast(`The ${kind} is back.`);
    } catch (failed) {
      toastFailure(failed, 'deed');
    }
  };
  const { send, pending, failure } = useSend('deleteUnusedItem', {
    leaves: true,
    onDone: ({ deletionId }) => {
      toast(`The ${kind} was deleted.`, 'good', { text: 'Bring back', run: () => void undo(deletionId) });
      return onDeleted();
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Delete ${name}?`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Back</Button>
            <Button tone="danger" pending={pending} onClick={() => void send(item)}>
              Delete {kind}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>No one has worked on it. It can be brought back for 30 days.</p>
          <FailureAlert failure={failure} of="save" />
          {children}
        </div>
      </Dialog>
    </>
  );
}
