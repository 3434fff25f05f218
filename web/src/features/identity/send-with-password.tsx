import { useRef, useState, type ReactNode } from 'react';
import { PASSWORD_NEEDED } from '@bcs/contract/kernel/failure';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { Dialog } from '#kit/dialog.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import type { Input, PostName } from '#lib/api.ts';
import { isFailure } from '#lib/call-failed.ts';
import { FilledForm } from '#lib/filled-form.tsx';
import { useSend, type SendOptions } from '#lib/send.ts';

/**
 * A write, or a file to save, that may ask for the own password again: then `dialog`, which the screen shows anywhere, asks for it and goes on
 * with what was to be written. `const { send, pending, failure, dialog } = useSendWithPassword('giveGrant', { onDone })`. ADM-012
 */
export function useSendWithPassword<Name extends PostName>(name: Name, { asks, ...options }: SendOptions<Name> = {}) {
  const waiting = useRef<Input<Name> | null>(null);
  const [asking, setAsking] = useState(false);
  const sending = useSend(name, {
    ...options,
    onRefused: (failure) => {
      if (isFailure(failure, PASSWORD_NEEDED)) setAsking(true);
      else options.onRefused?.(failure);
    },
  });
  const send = async (input: Input<Name>) => {
    if (asks && !(await confirm(asks))) return undefined;
    waiting.current = input;
    return sending.send(input);
  };
  const close = () => {
    setAsking(false);
    sending.reset();
  };
  const proceed = () => {
    setAsking(false);
    if (waiting.current) void sending.send(waiting.current);
  };
  const dialog: ReactNode = asking ? <PasswordDialog onClose={close} onGiven={proceed} /> : null;
  const failure = sending.failure?.code === PASSWORD_NEEDED.code ? null : sending.failure;
  return { send, pending: sending.pending, failure, output: sending.output, reset: sending.reset, dialog };
}

function PasswordDialog({ onClose, onGiven }: { onClose: () => void; onGiven: () => void }) {
  const { send, pending, failure } = useSend('confirmPassword', { onDone: onGiven });
  return (
    <Dialog open sticky title="Please enter your password again" onClose={onClose}>
      <FilledForm className="grid gap-4" onSubmit={(read) => void send({ password: read('password') })}>
        <p className="text-muted">This needs your password. It then counts for five minutes.</p>
        {failure && <Alert tone="bad">{failure.message}</Alert>}
        <PasswordField label="Password" autoComplete="current-password" required name="password" />
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" pending={pending}>
            Continue
          </Button>
        </div>
      </FilledForm>
    </Dialog>
  );
}
