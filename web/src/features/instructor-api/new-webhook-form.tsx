import { EVENT_NAMES } from '@bcs/contract/features/webhooks/events';
import { WEBHOOK_URL, WEBHOOK_URL_LENGTH } from '@bcs/contract/features/webhooks/failures';
import type { WebhookEvent } from '@bcs/contract/features/webhooks/model';
import { TextField } from '#kit/text-field.tsx';
import { isFailure } from '#lib/call-failed.ts';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { Choices } from './choices.tsx';
import { NewSecretForm } from './new-secret-form.tsx';

const EMPTY = { url: '', events: [] as WebhookEvent[] };
const ADVICE =
  'This secret is shown only now. Any Standard Webhooks library can use it to check that a message comes from here.';

/** Has an address told of what happens in the class. */
export function NewWebhookForm() {
  const { enrollmentId } = useViewer();
  const draft = useDraft(`instructor-api/webhook/${enrollmentId}`, EMPTY);
  const { url, events } = draft.value;
  const { send, pending, failure, output } = useSend('createWebhook', { onDone: () => draft.saved(EMPTY) });
  const wrong = failure?.fields ?? {};
  const wrongUrl = isFailure(failure, WEBHOOK_URL) ? failure.message : wrong['url'];
  return (
    <NewSecretForm
      id="new-webhook"
      title="New webhook"
      lead="We send a signed message to your address whenever something happens, so that your script does not have to ask."
      draft={draft}
      action="Create webhook"
      pending={pending}
      onSubmit={() => send({ enrollmentId, url, events })}
      refused={failure && !wrongUrl && !wrong['events'] ? failure.message : null}
      made={{ label: 'Signing secret', secret: output?.secret, advice: ADVICE }}
    >
      <TextField
        label="Address"
        type="url"
        required
        maxLength={WEBHOOK_URL_LENGTH}
        placeholder="https://"
        error={wrongUrl}
        value={url}
        onChange={({ target }) => draft.set((typed) => ({ ...typed, url: target.value }))}
      />
      <Choices
        legend="Send a message when"
        names={EVENT_NAMES}
        chosen={events}
        onChoose={(chosen) => draft.set((typed) => ({ ...typed, events: chosen }))}
        error={wrong['events']}
      />
    </NewSecretForm>
  );
}
