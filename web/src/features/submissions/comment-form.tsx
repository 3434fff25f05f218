import { lazy, Suspense, useId, useImperativeHandle, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { MarkdownEditor, tooLong } from '#kit/markdown-editor.tsx';
import { LONGEST_COMMENT } from '@bcs/contract/features/submissions/failures-comment';
import { keepComments } from '@bcs/contract/features/submissions/abilities';
import { toast } from '#kit/toasts.ts';
import { typeInto } from '#kit/type-into.ts';
import { isComposing } from '#lib/composing.ts';
import { useMay } from '#lib/may.ts';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { useShortcuts, type ShortcutGroup } from '#lib/shortcuts.ts';
import { useViewer } from '#lib/viewer.ts';
import type { CommentSender } from './comment-sender.ts';
import { insertComment } from './saved-comments.ts';
import { UnsentText } from './unsent-text.tsx';

// students have no comment bank
const CommentBank = lazy(() => import('./comment-bank.tsx').then((module) => ({ default: module.CommentBank })));

/** The shortcuts as the sheet of shortcuts lists them. SUCC-075 */
const KEYS: ShortcutGroup = { title: 'Comment', shortcuts: [{ keys: 'Ctrl+Enter or ⌘+Enter', does: 'Send' }] };

type Props = {
  submissionId: number;
  /** Comments on graded work are read-only. SUBM-055 */
  closed: boolean;
  /** Lets saving a grade send the comment too. */
  sender?: CommentSender | undefined;
  /** The lines that the empty box has room for. */
  rows?: number | undefined;
};

/** Adds a comment. What is written survives a reload and an ended session. SUBM-019, SUBM-040, SUBM-041 */
// No useForm: a grade sends it along, and what is typed meanwhile is the next comment.
export function CommentForm({ submissionId, closed, sender, rows = 4 }: Props) {
  const { enrollmentId } = useViewer();
  const draft = useDraft(`comment/${submissionId}`, '');
  const add = useSend('createSubmissionComment', {
    onDone: (_output, { comment: sent }) => {
      if (!draft.saved('', sent)) draft.set((now) => withoutSent(now, sent));
    },
  });
  const form = useId();
  const mayKeep = useMay(keepComments);
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (comment: string) => {
    if (!area.current) return;
    const { value, selectionStart: start, selectionEnd: end } = area.current;
    const text = insertComment(value, { start, end }, comment);
    if (text === null) toast('This would make the comment too long.', 'bad');
    else typeInto(area.current, text);
  };
  const isEmpty = draft.value.trim() === '';
  const fits = tooLong(draft.value, LONGEST_COMMENT) === null;
  const send = async () =>
    isEmpty ||
    closed ||
    (fits && (await add.send({ id: null, submissionId, enrollmentId, comment: draft.value })) !== undefined);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void send();
  };
  useImperativeHandle(sender, () => send);
  useShortcuts(closed ? null : KEYS);
  if (closed) return isEmpty ? null : <UnsentText text={draft.value} onDiscard={draft.discard} />;
  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come up from the text area */}
      <form id={form} onSubmit={submit} onKeyDown={onSendKey(submit)} className="grid gap-3">
        <MarkdownEditor
          breaks
          label="Add a comment"
          value={draft.value}
          onChange={draft.set}
          rows={rows}
          longest={LONGEST_COMMENT}
          area={area}
        />
        {add.failure && <Alert tone="bad">{add.failure.message}</Alert>}
      </form>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {mayKeep && (
          <span className="mr-auto">
            <Suspense>
              <CommentBank written={draft.value} onInsert={insert} />
            </Suspense>
          </span>
        )}
        {sender && !isEmpty && <p className="text-sm text-muted">Saving a grade sends this comment as well.</p>}
        {/* outside the form, since the comment bank may contain forms */}
        <Button type="submit" form={form} pending={add.pending} disabled={isEmpty || !fits}>
          Add Comment
        </Button>
      </div>
    </div>
  );
}

/** Returns what was written on while a comment was on its way: the next one. */
const withoutSent = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;

/** Sends on Enter with Ctrl or Command. */
export const onSendKey = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || isComposing(event) || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  send();
};
