import { useState } from 'react';
import type { SetupStep } from '@bcs/contract/features/setup/model-steps';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useSend } from '#lib/send.ts';

type Props = { step: SetupStep; onClose: () => void };

/** Why the installation does without a step. ADM-120 */
export function SkipForm({ step, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { send, pending, failure } = useSend('skipSetupStep', { onDone: onClose });
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ step, reason: reason.trim() });
      }}
    >
      <TextField
        label="Why is this not needed?"
        className="grow basis-60"
        required
        maxLength={300}
        autoFocus
        value={reason}
        error={failure?.fields['reason'] ?? failure?.message}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" tone="primary" pending={pending}>
        Skip this step
      </Button>
    </form>
  );
}
