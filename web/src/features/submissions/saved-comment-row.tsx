import { useState, type FormEvent } from 'react';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { LONGEST_COMMENT } from '@bcs/contract/features/submissions/failures-comment';
import type { SavedComment } from '@bcs/contract/features/submissions/model';
import { Alert } from '#kit/alert.tsx';
import { Button, IconButton } from '#kit/button.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { toast } from '#kit/toasts.ts';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

/** A saved comment; clicking it inserts it into the editor. */
export function SavedCommentRow({ saved, onInsert }: { saved: SavedComment; onInsert: () => void }) {
  const { enrollmentId } = useViewer();
  const [editing, setEditing] = useState(false);
  const again = useSend('createSavedComment');
  const forget = useSend('deleteSavedComment', {
    onDone: () =>
      toast('The saved comment was deleted.', 'good', {
        text: 'Undo',
        run: () => void again.send({ enrollmentId, comment: saved.comment }),
      }),
    onRefused: ({ message }) => toast(message, 'bad'),
  });
  if (editing) return <Edit saved={saved} onDone={() => setEditing(false)} />;
  return (
    <li className="flex items-start gap-1 rounded-lg hover:bg-sunken/60">
      <button
        type="button"
        onClick={onInsert}
        className="min-w-0 grow rounded-lg px-3 py-2 text-left text-sm pointer-coarse:py-3"
      >
        <span className="sr-only">Insert: </span>
        <span className="line-clamp-2 wrap-anywhere whitespace-pre-line">{saved.comment}</span>
      </button>
      <IconButton icon={IconPencil} iconSize={16} label={`Edit: ${startOf(saved)}`} onClick={() => setEditing(true)} />
      <IconButton
        icon={IconTrash}
        iconSize={16}
        label={`Delete: ${startOf(saved)}`}
        onClick={() => void forget.send({ id: saved.id, enrollmentId })}
      />
    </li>
  );
}

const startOf = ({ comment }: SavedComment) => comment.slice(0, 40);

// No useForm: a row of a popover, with no room for a notice.
function Edit({ saved: { id, comment }, onDone }: { saved: SavedComment; onDone: () => void }) {
  const { enrollmentId } = useViewer();
  const draft = useDraft(`saved-comment/${id}`, comment);
  const change = useSend('updateSavedComment', {
    onDone: (_output, { comment: words }) => {
      draft.saved(words);
      onDone();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void change.send({ id, enrollmentId, comment: draft.value.trim() });
  };
  return (
    <li className="p-2">
      <form onSubmit={save} className="grid gap-2">
        <TextArea
          label="Saved comment"
          hideLabel
          rows={4}
          maxLength={LONGEST_COMMENT}
          value={draft.value}
          onChange={(event) => draft.set(event.currentTarget.value)}
        />
        {change.failure && <Alert tone="bad">{change.failure.message}</Alert>}
        <span className="flex justify-end gap-2">
          <Button
            size="sm"
            onClick={() => {
              draft.discard();
              onDone();
            }}
          >
            Cancel
          </Button>
          <Button size="sm" type="submit" tone="primary" pending={change.pending} disabled={draft.value.trim() === ''}>
            Save
          </Button>
        </span>
      </form>
    </li>
  );
}
