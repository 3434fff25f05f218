import { EVENT_NAMES } from '@bcs/contract/features/webhooks/events';
import { WEBHOOK_URL, WEBHOOK_URL_LENGTH } from '@bcs/contract/features/webhooks/failures';
import type { WebhookEvent } from '@bcs/contract/features/webhooks/model';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { TextField } from '#kit/text-field.tsx';
import { isFailure } from '#lib/call-failed.ts';
import { useDraft } from '#lib/draft.ts';
import { useFormWith } from '#lib/form.ts';
import { useViewer } from '#lib/viewer.ts';
import { Choices } from './choices.tsx';
import { NewSecretForm } from './new-secret-form.tsx';

const EMPTY_FORM = { url: '', events: [] as WebhookEvent[] };
const ADVICE =
  'This secret is shown only now. Any Standard Webhooks library can use it to check that a message comes from here.';

/** Registers an address that is notified of events in the class. */
export function NewWebhookForm() {
  const { enrollmentId } = useViewer();
  const draft = useDraft(`instructor-api/webhook/${enrollmentId}`, EMPTY_FORM);
  const { dialog, ...sending } = useSendWithPassword('createWebhook', { onDone: () => draft.saved(EMPTY_FORM) });
  const form = useFormWith(sending, {
    draft,
    problems: {},
    onReady: (typed) => void sending.send({ enrollmentId, ...typed }),
  });
  const { value: events, onChange, error } = form.own('events', 'Send a message when');
  const url = form.text('url', 'Address');
  const wrongUrl = isFailure(form.failure, WEBHOOK_URL) ? form.failure.message : url.error;
  return (
    <>
      <NewSecretForm
        id="new-webhook"
        title="New webhook"
        lead="We send a signed message to your address whenever something happens, so that your script does not have to ask."
        form={wrongUrl === url.error ? form : { ...form, failure: null }}
        action="Create webhook"
        made={{ label: 'Signing secret', secret: sending.output?.secret, advice: ADVICE }}
      >
        <TextField
          {...url}
          type="url"
          required
          maxLength={WEBHOOK_URL_LENGTH}
          placeholder="https://"
          error={wrongUrl}
        />
        <Choices legend="Send a message when" names={EVENT_NAMES} chosen={events} onChoose={onChange} error={error} />
      </NewSecretForm>
      {dialog}
    </>
  );
}
