import { LONGEST_CHAT_LINE } from '@bcs/contract/features/chat-bridges/failures';
import { LINES } from '@bcs/contract/features/chat-bridges/lines';
import type { ChatKind } from '@bcs/contract/features/chat-bridges/model';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Fields } from '#lib/form-fields.ts';
import type { ChannelForm } from './channel-form.ts';

const shown = (line: unknown) => (typeof line === 'string' ? line : 'Not told');

/** Shows whether a channel is told of a kind of news, and by which line. */
export function LineField({ kind, form }: { kind: ChatKind; form: Fields<ChannelForm> }) {
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
