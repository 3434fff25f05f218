import { useState } from 'react';
import { LONGEST_TEXT } from '@bcs/contract/features/support/failures';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Input } from '#lib/api.ts';
import { useDraft } from '#lib/draft.ts';
import { FormFrame } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';
import { newId } from '#lib/new-id.ts';

type Name = 'replyToSupport' | 'answerSupportCase';
type Props<N extends Name> = {
  name: N;
  label: string;
  input: Omit<Input<N>, 'message' | 'clientKey'> & { caseId: number };
};
const EMPTY_FORM = { message: '' };

/** Adds a message to a case; the text is kept as a draft until it is sent. */
export function ReplyForm<N extends Name>({ name, label, input }: Props<N>) {
  const [clientKey, setClientKey] = useState(newId);
  const draft = useDraft(`${name}/${input.caseId}`, EMPTY_FORM);
  const message = draft.value.message.trim();
  const form = useForm(name, {
    draft,
    input: () => (message === '' ? null : ({ ...input, message, clientKey } as unknown as Input<N>)),
    anew: EMPTY_FORM,
    onDone: () => setClientKey(newId()),
  });
  return (
    <FormFrame
      form={form}
      className="grid gap-3"
      refusal={(failure) => <Alert tone="bad">{failure.message}</Alert>}
      buttons={
        <div>
          <Button type="submit" tone="primary" disabled={message === ''} pending={form.pending}>
            Send
          </Button>
        </div>
      }
    >
      <TextArea {...form.text('message', label)} rows={4} maxLength={LONGEST_TEXT} />
    </FormFrame>
  );
}
