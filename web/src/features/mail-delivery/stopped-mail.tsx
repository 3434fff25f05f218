import type { StoppedMail as Stopped } from '@bcs/contract/features/mail-delivery/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import { useSend } from '#lib/send.ts';

/** Tells a person that their address receives no more e-mail, why, and what to do. SUCC-084 */
export function StoppedMail({ email, answer }: { email: string } & Pick<Stopped, 'answer'>) {
  const { send, pending } = useSend('retryAddress', { said: 'You will get e-mail again.', onRefused: toastFailure });
  return (
    <Alert
      tone="warn"
      title="You no longer get e-mail from us"
      className="mb-6 print:hidden"
      action={
        <Button size="sm" pending={pending} onClick={() => void send({})}>
          Try again
        </Button>
      }
    >
      <p className="wrap-anywhere">
        The mail server of {email} refused it: {answer}
      </p>
      <p>Try again once your mailbox works, or ask an admin to change your address.</p>
    </Alert>
  );
}
