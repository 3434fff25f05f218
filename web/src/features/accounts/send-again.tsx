import type { InvitationState } from '@bcs/contract/features/accounts/model';
import { Button } from '#kit/button.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import { useSend } from '#lib/send.ts';

type Props = { accountId: number; invitation: { readonly courseId: number; readonly state: InvitationState } };

/** A button that sends an invitation that has failed or expired again, with another link. ADM-020 */
export function SendAgain({ accountId, invitation: { courseId, state } }: Props) {
  const again = useSend('invitePeople', {
    said: ({ invited }) =>
      invited > 0
        ? 'The invitation is on its way.'
        : 'This person has left the class or has already chosen a password.',
    onRefused: toastFailure,
  });
  if (state !== 'failed' && state !== 'expired') return null;
  return (
    <Button size="sm" pending={again.pending} onClick={() => void again.send({ courseId, accountIds: [accountId] })}>
      Send again
    </Button>
  );
}
