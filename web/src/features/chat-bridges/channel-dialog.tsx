import { useState } from 'react';
import {
  LONGEST_BRIDGE_ADDRESS,
  LONGEST_BRIDGE_NAME,
  LONGEST_CHAT_LINE,
} from '@bcs/contract/features/chat-bridges/failures';
import { CHAT_KINDS, LINES, findLineFaults } from '@bcs/contract/features/chat-bridges/lines';
import { plainText, sampleMessage, type MessageHead } from '@bcs/contract/features/chat-bridges/message';
import type { ChatKind } from '@bcs/contract/features/chat-bridges/model';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import type { FormFields } from '#lib/form-fields.ts';
import { useForm } from '#lib/form.ts';
import { orNull } from '#lib/form-values.ts';
import { channelDraft, toChannelForm, type ChannelForm } from './channel-form.ts';

type Channel = Output<'chatBridges'>['bridges'][number];
type Props = {
  courseId: number;
  head: MessageHead;
  hosts: readonly string[];
  channel: Channel | null;
  onClose: () => void;
};

const shown = (line: unknown) => (typeof line === 'string' ? line : 'Not told');

/** Lets staff choose whether a channel receives a kind of news, and with which sentence. */
function LineField({ kind, form }: { kind: ChatKind; form: FormFields<ChannelForm> }) {
  const { name, line, placeholders } = LINES[kind];
  const { label, value, error, onChange } = form.own(kind, name, shown);
  return (
    <div className="grid gap-1">
      <Checkbox
        label={label}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? line : null)}
      />
      {value !== null && (
        <TextField
          className="pl-7"
          name={kind}
          label={`Line: ${name}`}
          hideLabel
          autoComplete="off"
          maxLength={LONGEST_CHAT_LINE}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          hint={placeholders.map((each) => `{${each}}`).join(' ')}
        />
      )}
    </div>
  );
}

/** A channel of a class, new or changed, with the message that would try it. INTG-081 */
export function ChannelDialog({ courseId, head, hosts, channel, onClose }: Props) {
  const title = channel ? `Edit ${channel.name}` : 'Connect a channel';
  const bridgeId = channel?.id ?? null;
  const [address, setAddress] = useState('');
  const form = useForm('saveChatBridge', {
    draft: useAdminDraft(channelDraft(courseId, bridgeId), title, toChannelForm(channel)),
    input: ({ version, ...of }) => ({
      courseId,
      bridgeId,
      version: channel && version,
      address: orNull(address),
      ...of,
    }),
    said: 'Saved.',
    onDone: onClose,
  });
  const isSendable = Object.keys(findLineFaults(form.value)).length === 0;
  return (
    <FormDialog form={form} title={title} size="lg" onClose={onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_BRIDGE_NAME} hint="Such as #class-news" />
      <TextField
        name="address"
        label="Address of the incoming webhook"
        type="url"
        autoComplete="off"
        placeholder="https://"
        required={channel === null}
        maxLength={LONGEST_BRIDGE_ADDRESS}
        value={address}
        error={form.errorOf('address')}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        hint={channel ? `${channel.address} stays unless you enter another one.` : <WhereToFind hosts={hosts} />}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">News that is sent</legend>
        {CHAT_KINDS.map((kind) => (
          <LineField key={kind} kind={kind} form={form} />
        ))}
      </fieldset>
      <section aria-label="Preview" className="grid gap-1">
        <h3 className="font-semibold">Preview</h3>
        <p className="rounded-control bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere" aria-live="polite">
          {isSendable ? plainText(sampleMessage(form.value, head)) : 'A line cannot be sent as it is.'}
        </p>
      </section>
      <Checkbox {...form.check('isOn', 'Send messages')} />
    </FormDialog>
  );
}

const WhereToFind = ({ hosts }: Pick<Props, 'hosts'>) => (
  <>
    Slack: the app Incoming Webhooks. Discord: settings of the channel, Integrations, Webhooks. Teams: Workflows of the
    channel, ‘Send webhook alerts to a channel’. It is a secret: anyone who has it can post in the channel, and it is
    not shown again.
    {hosts.length > 0 && ` Also allowed here: ${hosts.join(', ')}.`}
  </>
);
