import { CHAT_KINDS, LINES } from '@bcs/contract/features/chat-bridges/lines';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useSend } from '#lib/send.ts';

type Channel = Output<'chatBridges'>['bridges'][number];
type Props = { courseId: number; channel: Channel; timeZone: string; onEdit: () => void };

const SERVICE_NAMES: Readonly<Record<Channel['service'], string>> = {
  slack: 'Slack',
  discord: 'Discord',
  teams: 'Teams',
  other: 'Chat',
};

/** One channel: the news that it receives, whether messages arrive, and its buttons. */
export function ChannelRow({ courseId, channel, timeZone, onEdit }: Props) {
  const { id: bridgeId, name, service, address, sentAt } = channel;
  const test = useSend('testChatBridge', { said: 'The test message is on its way.' });
  const remove = useSend('endChatBridge', {
    asks: {
      title: `Remove ${name}?`,
      body: 'Nothing more is sent there. The webhook itself stays in the chat until somebody deletes it there.',
      action: 'Remove',
      danger: true,
    },
    said: 'The channel was removed.',
  });
  const told = CHAT_KINDS.filter((kind) => channel[kind] !== null).map((kind) => LINES[kind].name);
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grid min-w-0 grow basis-60 gap-1">
          <h2 className="inline-flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            {name}
            <Badge tone={channel.isOn ? 'good' : 'neutral'}>{channel.isOn ? 'On' : 'Off'}</Badge>
          </h2>
          <p className="text-sm text-muted wrap-anywhere">
            {SERVICE_NAMES[service]} · {address}
          </p>
          <p className="text-sm text-muted">{told.join(' · ') || 'No news is sent to it.'}</p>
          <p className="text-sm text-muted">
            {sentAt === null ? 'No message has arrived yet.' : `Last message: ${formatDateTime(sentAt, timeZone)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            aria-label={`Send test to ${name}`}
            pending={test.pending}
            onClick={() => void test.send({ courseId, bridgeId })}
          >
            Send test
          </Button>
          <Button
            size="sm"
            tone="quiet"
            aria-label={`Remove ${name}`}
            pending={remove.pending}
            onClick={() => void remove.send({ courseId, bridgeId })}
          >
            Remove
          </Button>
        </div>
      </div>
      <Trouble {...{ channel, timeZone }} />
      <FailureAlert failure={test.failure ?? remove.failure} of="deed" />
    </li>
  );
}

type TroubleProps = Pick<Props, 'channel' | 'timeZone'>;
function Trouble({ channel: { switchedOffAt, failingSince, problem }, timeZone }: TroubleProps) {
  if (failingSince === null) return null;
  const since = `Nothing has arrived since ${formatDateTime(failingSince, timeZone)}. ${problem ?? ''}`;
  return (
    <Alert tone="bad">
      {switchedOffAt === null
        ? since
        : `Switched off on ${formatDateTime(switchedOffAt, timeZone)}, since nothing had arrived for a day. ${problem ?? ''} Please check its address, then switch it on again.`}
    </Alert>
  );
}
