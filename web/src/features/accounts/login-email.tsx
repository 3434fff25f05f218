import { fullName } from '@bcs/contract/kernel/full-name';
import { LONGEST_EMAIL } from '@bcs/contract/kernel/lengths';
import { useAdminDraft, useFormOpen } from '#features/grants/admin-draft.ts';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { AlreadyChanged } from '#lib/already-changed.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useFormWith } from '#lib/form.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

type Person = Pick<Output<'adminPerson'>, 'id' | 'firstName' | 'lastName' | 'email' | 'newEmail' | 'mayChange'>;

/** The name under which the form keeps what is typed. */
const emailDraft = (accountId: number) => `person/${accountId}/e-mail`;

/**
 * The e-mail with which somebody signs in, the e-mail that waits to be confirmed, and the way to another one. ADM-021
 */
export function LoginEmail({ person }: { person: Person }) {
  const { id, email, newEmail, mayChange } = person;
  const [open, setOpen] = useFormOpen(emailDraft(id));
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        {email}
        {mayChange && !newEmail && (
          <Button size="sm" onClick={() => setOpen(true)}>
            Change
          </Button>
        )}
      </span>
      {newEmail && <Waiting person={person} email={newEmail.email} until={newEmail.expiresAt} />}
      {open && <ChangeDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function Waiting({ person: { id, mayChange }, email, until }: { person: Person; email: string; until: string }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  const { send, pending, failure, dialog } = useSendWithPassword('changeLoginEmail', {
    said: 'The link no longer works. The login e-mail stays as it is.',
  });
  return (
    <div className="mt-2 grid justify-items-start gap-2 text-sm">
      <p>
        A link was sent to {email}. It works until {formatDateTime(until, timeZone)}.
      </p>
      {mayChange && (
        <Button size="sm" pending={pending} onClick={() => void send({ accountId: id, email: null, waiting: email })}>
          Withdraw
        </Button>
      )}
      <FailureAlert failure={failure} of="save" />
      {dialog}
    </div>
  );
}

function ChangeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, firstName, email, newEmail } = person;
  const waiting = newEmail?.email ?? null;
  const draft = useAdminDraft(emailDraft(id), `${fullName(person)}: login e-mail`, { email: '' });
  const typed = draft.value.email.trim();
  const { dialog, ...sending } = useSendWithPassword('changeLoginEmail', {
    said: `A link is on its way to ${typed}. Nothing changes until it is opened.`,
    onDone: () => {
      draft.saved();
      onClose();
    },
  });
  const form = useFormWith(sending, {
    draft,
    onReady: () => void sending.send({ accountId: id, email: typed, waiting }),
  });
  return (
    <>
      <FormDialog
        form={form}
        title={`Change the login e-mail of ${firstName}`}
        action="Send link"
        onClose={onClose}
        refusal={(failure) => (
          <AlreadyChanged
            failure={failure}
            fields={[{ key: 'email', label: 'New e-mail, not confirmed yet', mine: draft.value.email }]}
          />
        )}
      >
        <p className="text-muted">
          We send a link to the new address. If it is opened within 24 hours, {firstName} signs in with that address and
          is signed out everywhere, and {email} is notified.
        </p>
        <TextField {...form.text('email', 'New e-mail')} type="email" required autoFocus maxLength={LONGEST_EMAIL} />
      </FormDialog>
      {dialog}
    </>
  );
}
