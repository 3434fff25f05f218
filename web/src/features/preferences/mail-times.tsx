import { useState } from 'react';
import type { MailPreferences } from '@bcs/contract/features/preferences/model';
import { Alert } from '#kit/alert.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { zoneName } from '#lib/dates.ts';
import { useSend } from '#lib/send.ts';
import { zoneOptions } from '#lib/zone-options.ts';

/** The settings for when e-mails are sent: the time of the digest, quiet hours, and their time zone. SUCC-079 */
export function MailTimes({ preferences }: { preferences: MailPreferences }) {
  const { digestAt, quietFrom, quietUntil } = preferences;
  return (
    <Card pad>
      <CardHeader
        title="When it comes"
        lead="During quiet hours, only a change to a session that starts within twelve hours comes through. Everything else waits."
      />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <div className="col-span-2">
          <TimeField name="digestAt" label="Digest time" kept={digestAt} />
        </div>
        <TimeField name="quietFrom" label="Quiet from" kept={quietFrom} />
        <TimeField name="quietUntil" label="Quiet until" kept={quietUntil} />
        <OwnZone preferences={preferences} />
      </div>
    </Card>
  );
}

type FieldProps = { name: 'digestAt' | 'quietFrom' | 'quietUntil'; label: string; kept: string };

/** A time that is saved when its field loses the focus. */
// No useForm: each field is saved by itself, so there is no form to send
function TimeField({ name, label, kept }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { send, failure, reset } = useSend('saveMailPreferences', { onDone: () => setTyped(null) });
  const value = typed ?? kept;
  const save = () => {
    if (value === kept) setTyped(null);
    else void send({ [name]: value });
  };
  return (
    <TextField
      type="time"
      name={name}
      label={label}
      value={value}
      error={failure && (failure.fields[name] ?? failure.message)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (failure) reset();
      }}
      onBlur={save}
    />
  );
}

function OwnZone({ preferences: { timeZone, classTimeZone } }: { preferences: MailPreferences }) {
  const { send, pending, failure } = useSend('saveMailPreferences');
  return (
    <div className="col-span-2">
      <SelectField
        label="Time zone"
        value={timeZone ?? ''}
        disabled={pending}
        options={[{ value: '', label: `Same as my class (${zoneName(classTimeZone)})` }, ...zoneOptions(timeZone)]}
        onChange={({ target }) => void send({ timeZone: target.value === '' ? null : target.value })}
      />
      {failure && (
        <Alert tone="bad" className="mt-2">
          {failure.message}
        </Alert>
      )}
    </div>
  );
}
