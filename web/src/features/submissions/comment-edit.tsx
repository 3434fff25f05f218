import { useState, type FormEvent } from 'react';
import type { SubmissionComment } from '@bcs/contract/features/submissions/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { onSendKey } from './comment-form.tsx';
import { COMMENT_LONGEST } from './comment-length.ts';

type Props = { comment: SubmissionComment; onDone: () => void };

/** Rewrites an own comment in its place. SUBM-020 */
export function CommentEdit({ comment: { id, submissionId, enrollmentId, comment }, onDone }: Props) {
  const draft = useDraft(`comment/edit/${id}`, comment);
  const [empty, setEmpty] = useState(false);
  const save = useSend('updateSubmissionComment', {
    changes: ['courseworkDetail', 'grade'],
    onDone: (_output, { comment: saved }) => {
      draft.saved(saved);
      onDone();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setEmpty(draft.value.trim() === '');
    if (draft.value.trim() !== '') void save.send({ id, submissionId, enrollmentId, comment: draft.value });
  };
  const cancel = () => {
    draft.discard();
    onDone();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come up from the text area
    <form onSubmit={submit} onKeyDown={onSendKey(submit)} className="grid gap-3">
      <MarkdownEditor
        label="Edit your comment"
        hideLabel
        value={draft.value}
        onChange={draft.set}
        rows={4}
        maxLength={COMMENT_LONGEST}
        error={empty ? 'Please fill in this field.' : null}
      />
      {save.failure && <Alert tone="bad">{save.failure.message}</Alert>}
      <div className="flex justify-end gap-2">
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={save.pending}>
          Save
        </Button>
      </div>
    </form>
  );
}
