import { fullName } from '@bcs/contract/kernel/full-name';
import type { SubmitEvent } from 'react';
import { LONGEST_REASON } from '@bcs/contract/features/accounts/failures';
import { useAdminDraft, useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';
import { ConsequenceList } from './consequence-list.tsx';

type Props = { person: Output<'adminPerson'> };

const switchDraft = (accountId: number, closed: boolean) =>
  `person/${accountId}/${closed ? 'reactivate' : 'deactivate'}`;

/** The button that deactivates somebody or brings them back. ADM-022, ADM-023 */
export function PersonSwitch({ person }: Props) {
  const closed = person.state === 'deactivated';
  const [open, setOpen] = useFormOpen(switchDraft(person.id, closed));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{closed ? 'Reactivate' : 'Deactivate'}</Button>
      {open && <SwitchDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function SwitchDialog({ person, onClose }: Props & { onClose: () => void }) {
  const { id, firstName, lastName, state, consequences } = person;
  const closed = state === 'deactivated';
  const draft = useAdminDraft(
    switchDraft(id, closed),
    `${fullName({ firstName, lastName })}: reason to ${closed ? 'reactivate' : 'deactivate'}`,
    '',
  );
  const sending = useSend('setPersonActive', {
    onDone: () => {
      draft.saved('');
      toast(closed ? `${firstName} can sign in again.` : `${firstName} can no longer sign in.`);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void sending.send({ accountId: id, active: closed, reason: draft.value });
  };
  const wrong = sending.failure?.fields?.['reason'];
  return (
    <Dialog
      open
      sticky
      size="md"
      onClose={onClose}
      title={`${closed ? 'Reactivate' : 'Deactivate'} ${fullName({ firstName, lastName })}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="switch-person" tone={closed ? 'primary' : 'danger'} pending={sending.pending}>
            {closed ? 'Reactivate' : 'Deactivate'}
          </Button>
        </>
      }
    >
      <form id="switch-person" noValidate onSubmit={submit} className="grid gap-4">
        <DraftNotice draft={draft} />
        {closed ? (
          <p className="text-muted">{firstName} gets back the same enrollments.</p>
        ) : (
          <ConsequenceList of={consequences} firstName={firstName} />
        )}
        <TextArea
          label="Reason"
          hint="It is kept in the history. The person does not see it."
          required
          autoFocus
          maxLength={LONGEST_REASON}
          value={draft.value}
          error={wrong}
          onChange={({ currentTarget: { value } }) => draft.set(value)}
        />
        {!wrong && <FailureAlert failure={sending.failure} of="save" />}
      </form>
    </Dialog>
  );
}
