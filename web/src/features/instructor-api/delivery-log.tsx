import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

type Delivery = Output<'webhookDeliveries'>['deliveries'][number];

const STATES = {
  waiting: ['Waiting', 'brand'],
  delivered: ['Delivered', 'good'],
  failed: ['Failed', 'bad'],
} as const satisfies Record<Delivery['state'], readonly [string, string]>;
/** A message that is about to be sent is checked at this interval. */
const EVERY_MS = 3000;
const isOnItsWay = ({ state, status, problem }: Delivery) => state === 'waiting' && status === null && problem === null;
const resultOf = ({ status, problem }: Delivery) =>
  problem ? `: ${problem}` : status === null ? '' : `, status ${status}`;

/** The latest messages to a webhook, and what has become of them. */
export function DeliveryLog({ webhookId, url }: { webhookId: number; url: string }) {
  const { enrollmentId } = useViewer();
  const { data, error } = useRead(
    'webhookDeliveries',
    { enrollmentId, webhookId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.deliveries.some(isOnItsWay) ? EVERY_MS : false),
    },
  );
  if (error) return <Alert tone="bad">{error.message}</Alert>;
  if (!data) return <StandBy />;
  if (data.deliveries.length === 0) return <p className="text-sm text-muted">Nothing has been sent yet.</p>;
  return (
    <ol aria-label={`Messages to ${url}`} className="grid gap-2 rounded-control bg-sunken p-3 text-sm">
      {data.deliveries.map((delivery) => (
        <Message key={delivery.id} webhookId={webhookId} delivery={delivery} />
      ))}
    </ol>
  );
}

function Message({ webhookId, delivery }: { webhookId: number; delivery: Delivery }) {
  const { enrollmentId, timeZone } = useViewer();
  const { id: deliveryId, event, createdAt, state, attempts } = delivery;
  const resend = useSend('resendWebhookDelivery', { said: 'The message is being sent again.' });
  const [word, tone] = STATES[state];
  const when = formatDateTime(createdAt, timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone}>{word}</Badge>
      <span className="font-mono">{event}</span>
      <span className="text-muted">{when}</span>
      {attempts > 0 && (
        <span className="text-muted">
          {plural(attempts, 'attempt')}
          {resultOf(delivery)}
        </span>
      )}
      {state !== 'waiting' && (
        <Button
          size="sm"
          className="ml-auto"
          pending={resend.pending}
          onClick={() => void resend.send({ enrollmentId, webhookId, deliveryId })}
        >
          Send again
          <span className="sr-only">
            : {event}, {when}
          </span>
        </Button>
      )}
      {resend.failure && <Alert tone="bad">{resend.failure.message}</Alert>}
    </li>
  );
}
