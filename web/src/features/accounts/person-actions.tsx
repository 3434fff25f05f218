import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { confirm, type Question } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
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
  /** Asked before. */
  readonly question?: Question;
}

/** The buttons that help somebody who cannot get in, or who must not stay in. ADM-024 */
export function PersonActions({ person }: { person: Person }) {
  const { actions, dialog } = useActions(person);
  const refused = actions.find(({ sending }) => sending.failure)?.sending.failure;
  const start = async ({ question, run }: Action) => {
    if (!question || (await confirm(question))) await run();
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button key={action.label} size="sm" pending={action.sending.pending} onClick={() => void start(action)}>
            {action.label}
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
  const told = (text: string) => ({ onDone: () => toast(text) });
  const unlock = useSend('unlockPerson', told(`${firstName} can try to sign in again.`));
  const reset = useSend('startPasswordReset', told(`A link for a new password is on its way to ${email}.`));
  const end = useSend('endSignIns', told(`${firstName} is signed out everywhere.`));
  const factor = useSendWithPassword(
    'resetSecondFactor',
    told('The second factor was removed. The person is notified by e-mail.'),
  );
  const manage = useSend('setCanManageAttendance', told('Saved.'));
  const manages = has.canManageAttendance;
  const offered: readonly (false | Action)[] = [
    state === 'locked' && { label: 'Unlock', sending: unlock, run: () => unlock.send(input) },
    state !== 'deactivated' && {
      label: 'Send link to a new password',
      sending: reset,
      run: () => reset.send(input),
      question: {
        title: 'Send a link to a new password?',
        body: `It goes to ${email} and works for 60 minutes. The password stays as it is until the link is used.`,
        action: 'Send link',
      },
    },
    has.signIns > 0 && {
      label: 'Sign out everywhere',
      sending: end,
      run: () => end.send(input),
      question: {
        title: `Sign ${firstName} out everywhere?`,
        body: 'Open pages and classrooms close, and access tokens, webhooks, calendar addresses and links to a new password stop working. The password stays as it is.',
        action: 'Sign out',
        danger: true,
      },
    },
    has.hasSecondFactor && {
      label: 'Reset second factor',
      sending: factor,
      run: () => factor.send(input),
      question: {
        title: `Reset the second factor of ${firstName}?`,
        body: 'Make sure that it is really this person who asks. They are signed out everywhere and notified by e-mail.',
        action: 'Reset second factor',
        danger: true,
      },
    },
    {
      label: manages ? 'Stop letting them manage attendance' : 'Let them manage attendance',
      sending: manage,
      run: () => manage.send({ ...input, canManageAttendance: !manages }),
      question: {
        title: manages ? `Stop letting ${firstName} manage attendance?` : `Let ${firstName} manage attendance?`,
        body: manages
          ? `${firstName} will then decide on remote requests only where a role in the class allows it.`
          : 'As an admin or general manager of a class, they can then decide on remote requests of the whole university.',
        action: manages ? 'Stop' : 'Allow',
      },
    },
  ];
  return { actions: offered.filter((action) => action !== false), dialog: factor.dialog };
}
