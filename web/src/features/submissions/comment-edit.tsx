import { useState, type FormEvent } from 'react';
import { LONGEST_COMMENT } from '@bcs/contract/features/submissions/failures-comment';
import type { SubmissionComment } from '@bcs/contract/features/submissions/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { MarkdownEditor, tooLong } from '#kit/markdown-editor.tsx';
import { useDraft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';
import { onSendKey } from './comment-form.tsx';
import { UnsentText } from './unsent-text.tsx';

type Props = {
  comment: SubmissionComment;
  top: 3 | 4;
  /** Graded work: what was being rewritten is shown, but not saved any more. SUBM-055 */
  closed: boolean;
  onDone: () => void;
};

/** The name of the draft of a rewritten comment. */
export const editDraft = (commentId: number) => `comment/edit/${commentId}`;

/** Lets the author rewrite a comment in its place. SUBM-020 */
// No useForm: keys send it, and once the work is graded it only shows what was not sent.
export function CommentEdit({ comment: { id, submissionId, enrollmentId, comment }, top, closed, onDone }: Props) {
  const draft = useDraft(editDraft(id), comment);
  const [empty, setEmpty] = useState(false);
  const save = useSend('updateSubmissionComment', {
    onDone: (_output, { comment: sent }) => {
      if (draft.saved(sent, sent)) onDone();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setEmpty(draft.value.trim() === '');
    if (draft.value.trim() !== '' && tooLong(draft.value, LONGEST_COMMENT) === null)
      void save.send({ id, submissionId, enrollmentId, comment: draft.value });
  };
  const cancel = () => {
    draft.discard();
    onDone();
  };
  if (closed) {
    return (
      <div className="grid gap-3">
        <Markdown source={comment} top={top} breaks />
        {draft.dirty && <UnsentText text={draft.value} onDiscard={cancel} />}
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come up from the text area
    <form onSubmit={submit} onKeyDown={onSendKey(submit)} className="grid gap-3">
      <DraftNotice draft={draft} />
      <MarkdownEditor
        breaks
        label="Edit your comment"
        hideLabel
        value={draft.value}
        onChange={draft.set}
        rows={4}
        longest={LONGEST_COMMENT}
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
