import { useState } from 'react';
import { LONGEST_TEXT } from '@bcs/contract/features/support/failures';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Input } from '#lib/api.ts';
import { useDraft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { newId } from '#lib/new-id.ts';
import { useSend } from '#lib/send.ts';

type Name = 'replyToSupport' | 'answerSupportCase';
type Props<N extends Name> = {
  name: N;
  label: string;
  input: Omit<Input<N>, 'message' | 'clientKey'> & { caseId: number };
};

/** Says more about a case; the words are kept until they are sent. */
export function ReplyForm<N extends Name>({ name, label, input }: Props<N>) {
  const draft = useDraft(`${name}/${input.caseId}`, '');
  const [clientKey, setClientKey] = useState(newId);
  const send = useSend(name, {
    onDone: () => {
      draft.saved('');
      setClientKey(newId());
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const message = draft.value.trim();
        if (message !== '') void send.send({ ...input, message, clientKey } as unknown as Input<N>);
      }}
    >
      <DraftNotice draft={draft} />
      <TextArea
        label={label}
        rows={4}
        maxLength={LONGEST_TEXT}
        value={draft.value}
        onChange={({ currentTarget: { value } }) => draft.set(value)}
      />
      {send.failure && <Alert tone="bad">{send.failure.message}</Alert>}
      <div>
        <Button type="submit" tone="primary" disabled={draft.value.trim() === ''} pending={send.pending}>
          Send
        </Button>
      </div>
    </form>
  );
}
