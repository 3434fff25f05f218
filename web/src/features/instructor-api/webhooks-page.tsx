import { useState } from 'react';
import { EVENT_NAMES } from '@bcs/contract/features/webhooks/events';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import type { Output } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { DocsPage } from './docs-page.tsx';
import { NewWebhookForm } from './new-webhook-form.tsx';

type Webhook = Output<'webhooks'>['webhooks'][number];

/** External addresses that are notified of events in the class: create, test, check and remove them. */
export function WebhooksPage() {
  const { enrollmentId, enrollment } = useViewer();
  const { data, error } = useRead('webhooks', { enrollmentId });
  return (
    <DocsPage>
      <NewWebhookForm />
      <TitledCard
        pad
        title="Your webhooks"
        lead={`They receive messages about ${enrollment.course.name}.`}
        className="grid gap-4"
      >
        {error && <Alert tone="bad">{error.message}</Alert>}
        {!data && !error && <StandBy />}
        {data?.webhooks.length === 0 && <p className="text-muted">You have no webhooks in this class.</p>}
        <ul className="grid gap-4 empty:hidden">
          {data?.webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      </TitledCard>
    </DocsPage>
  );
}

function WebhookRow({ webhook: { id: webhookId, url, events } }: { webhook: Webhook }) {
  const { enrollmentId } = useViewer();
  const [open, setOpen] = useState(false);
  const remove = useSend('deleteWebhook', {
    asks: {
      title: 'Remove this webhook?',
      body: 'Nothing more is sent there, and its messages are no longer listed here.',
      action: 'Remove',
      danger: true,
    },
    said: 'The webhook has been removed.',
  });
  const tryOut = useSend('testWebhook', { onDone: () => setOpen(true) });
  const failure = remove.failure ?? tryOut.failure;
  return (
    <li className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow basis-60 gap-1">
          <p className="font-mono text-sm font-semibold wrap-anywhere">{url}</p>
          <p className="text-sm text-muted">{events.map((event) => EVENT_NAMES[event]).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={tryOut.pending} onClick={() => void tryOut.send({ enrollmentId, webhookId })}>
            Send test
          </Button>
          <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            Messages
          </Button>
          <Button size="sm" pending={remove.pending} onClick={() => void remove.send({ enrollmentId, webhookId })}>
            Remove
          </Button>
        </div>
      </div>
      {failure && <Alert tone="bad">{failure.message}</Alert>}
      {open && <DeliveryLog webhookId={webhookId} url={url} />}
    </li>
  );
}
