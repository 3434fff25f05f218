import { useQuery } from '@tanstack/react-query';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

type Delivery = Output<'webhookDeliveries'>['deliveries'][number];

const STATES = {
  waiting: ['Waiting', 'brand'],
  delivered: ['Delivered', 'good'],
  failed: ['Failed', 'bad'],
} as const satisfies Record<Delivery['state'], readonly [string, string]>;
/** A message that waits is looked at again so often. */
const EVERY_MS = 3000;

/** The latest messages to a webhook, and what has become of them. */
export function DeliveryLog({ webhookId, url }: { webhookId: number; url: string }) {
  const { enrollmentId, timeZone } = useViewer();
  const { data, error } = useQuery({
    ...callQuery('webhookDeliveries', { enrollmentId, webhookId }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ attempts, state: how }) => how === 'waiting' && attempts === 0) ? EVERY_MS : false,
  });
  if (error) return <Alert tone="bad">{error.message}</Alert>;
  if (!data) return <StandBy />;
  if (data.deliveries.length === 0) return <p className="text-sm text-muted">Nothing has been sent yet.</p>;
  return (
    <ol aria-label={`Messages to ${url}`} className="grid gap-2 rounded-control bg-sunken p-3 text-sm">
      {data.deliveries.map(({ id, event, createdAt, state, attempts, status, problem }) => {
        const [word, tone] = STATES[state];
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={tone}>{word}</Badge>
            <span className="font-mono">{event}</span>
            <span className="text-muted">{formatDateTime(createdAt, timeZone)}</span>
            {attempts > 0 && (
              <span className="text-muted">
                {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
                {problem ? `: ${problem}` : `, status ${status}`}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
