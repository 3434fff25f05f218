import type { FormEvent } from 'react';
import { EVENT_NAMES } from '@bcs/contract/features/webhooks/events';
import { WEBHOOK_URL, WEBHOOK_URL_LENGTH } from '@bcs/contract/features/webhooks/failures';
import type { WebhookEvent } from '@bcs/contract/features/webhooks/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import { isFailure } from '#lib/call-failed.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { ShownOnce } from './shown-once.tsx';

const EVENTS = Object.keys(EVENT_NAMES) as WebhookEvent[];
const EMPTY = { url: '', events: [] as WebhookEvent[] };

/** Has an address told of what happens in the class. */
export function NewWebhookForm() {
  const { enrollmentId } = useViewer();
  const draft = useDraft(`instructor-api/webhook/${enrollmentId}`, EMPTY);
  const { url, events } = draft.value;
  const make = useSend('createWebhook', { onDone: () => draft.saved(EMPTY) });
  const { failure } = make;
  const fields = failure?.fields ?? {};
  const wrongUrl = isFailure(failure, WEBHOOK_URL) ? failure.message : fields['url'];
  const wrongEvents = fields['events'];
  const change = (changed: Partial<typeof EMPTY>) => draft.set((typed) => ({ ...typed, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make.send({ enrollmentId, url, events });
  };
  return (
    <Card pad aria-labelledby="new-webhook" className="grid gap-4">
      <CardHeader
        title="New webhook"
        id="new-webhook"
        lead="We send a signed message to your address whenever something happens, so that your script need not ask."
      />
      <DraftNotice draft={draft} />
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label="Address"
          type="url"
          required
          maxLength={WEBHOOK_URL_LENGTH}
          placeholder="https://"
          error={wrongUrl}
          value={url}
          onChange={({ target }) => change({ url: target.value })}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">Tell it when</legend>
          {EVENTS.map((event) => (
            <Checkbox
              key={event}
              label={EVENT_NAMES[event]}
              checked={events.includes(event)}
              onChange={({ target }) =>
                change({ events: target.checked ? [...events, event] : events.filter((each) => each !== event) })
              }
            />
          ))}
          {wrongEvents && <Alert tone="bad">{wrongEvents}</Alert>}
        </fieldset>
        {failure && !wrongUrl && !wrongEvents && <Alert tone="bad">{failure.message}</Alert>}
        <div>
          <Button type="submit" tone="primary" pending={make.pending}>
            Create webhook
          </Button>
        </div>
      </form>
      {make.output && (
        <ShownOnce label="Signing secret" secret={make.output.secret}>
          This secret is shown only now. Any library for Standard Webhooks checks with it that a message comes from
          here.
        </ShownOnce>
      )}
    </Card>
  );
}
