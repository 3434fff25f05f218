import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import type { Output } from '#lib/api.ts';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { useSend } from '#lib/send.ts';

type Person = Pick<
  Output<'adminPerson'>,
  'id' | 'firstName' | 'email' | 'state' | 'signIns' | 'hasSecondFactor' | 'canManageAttendance'
>;

interface Action {
  readonly label: string;
  readonly sending: { readonly pending: boolean; readonly failure: { readonly message: string } | null };
  readonly run: () => Promise<unknown>;
}

/** The buttons that help somebody who cannot get in, or who must not stay in. ADM-024 */
export function PersonActions({ person }: { person: Person }) {
  const { actions, dialog } = useActions(person);
  const refused = actions.find(({ sending }) => sending.failure)?.sending.failure;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, sending, run }) => (
          <Button key={label} size="sm" pending={sending.pending} onClick={() => void run()}>
            {label}
          </Button>
        ))}
      </div>
      {refused && <Alert tone="bad">{refused.message}</Alert>}
      {dialog}
    </div>
  );
}

function useActions({ id, firstName, email, state, ...has }: Person) {
  const input = { accountId: id };
  const unlock = useSend('unlockPerson', { said: `${firstName} can try to sign in again.` });
  const reset = useSend('startPasswordReset', {
    said: `A link for a new password is on its way to ${email}.`,
    asks: {
      title: 'Send a link to a new password?',
      body: `It goes to ${email} and works for 60 minutes. The password stays as it is until the link is used.`,
      action: 'Send link',
    },
  });
  const end = useSend('endSignIns', {
    said: `${firstName} is signed out everywhere.`,
    asks: {
      title: `Sign ${firstName} out everywhere?`,
      body: 'Open pages and classrooms close, and access tokens, webhooks, calendar addresses and links to a new password stop working. The password stays as it is.',
      action: 'Sign out',
      danger: true,
    },
  });
  const factor = useSendWithPassword('resetSecondFactor', {
    said: 'The second factor was removed. The person is notified by e-mail.',
    asks: {
      title: `Reset the second factor of ${firstName}?`,
      body: 'Make sure that it is really this person who asks. They are signed out everywhere and notified by e-mail.',
      action: 'Reset second factor',
      danger: true,
    },
  });
  const manages = has.canManageAttendance;
  const manage = useSend('setCanManageAttendance', {
    said: 'Saved.',
    asks: {
      title: manages ? `Stop letting ${firstName} manage attendance?` : `Let ${firstName} manage attendance?`,
      body: manages
        ? `${firstName} will then decide on remote requests only where a role in the class allows it.`
        : 'As an admin or general manager of a class, they can then decide on remote requests of the whole university.',
      action: manages ? 'Stop' : 'Allow',
    },
  });
  const offered: readonly (false | Action)[] = [
    state === 'locked' && { label: 'Unlock', sending: unlock, run: () => unlock.send(input) },
    state !== 'deactivated' && { label: 'Send link to a new password', sending: reset, run: () => reset.send(input) },
    has.signIns > 0 && { label: 'Sign out everywhere', sending: end, run: () => end.send(input) },
    has.hasSecondFactor && { label: 'Reset second factor', sending: factor, run: () => factor.send(input) },
    {
      label: manages ? 'Stop letting them manage attendance' : 'Let them manage attendance',
      sending: manage,
      run: () => manage.send({ ...input, canManageAttendance: !manages }),
    },
  ];
  return { actions: offered.filter((action) => action !== false), dialog: factor.dialog };
}
