import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { LONGEST_REASON } from '@bcs/contract/features/accounts/failures';
import { useAdminDraft, useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
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
  const { id, firstName, state, consequences } = person;
  // as it was opened: the page knows of the write before the dialog closes
  const [closed] = useState(state === 'deactivated');
  const title = `${fullName(person)}: reason to ${closed ? 'reactivate' : 'deactivate'}`;
  const form = useForm('setPersonActive', {
    draft: useAdminDraft(switchDraft(id, closed), title, { reason: '' }),
    input: ({ reason }) => ({ accountId: id, active: closed, reason }),
    said: closed ? `${firstName} can sign in again.` : `${firstName} can no longer sign in.`,
    onDone: onClose,
  });
  const action = closed ? 'Reactivate' : 'Deactivate';
  return (
    <FormDialog
      form={form}
      size="md"
      title={`${action} ${fullName(person)}`}
      action={action}
      tone={closed ? 'primary' : 'danger'}
      onClose={onClose}
    >
      {closed ? (
        <p className="text-muted">{firstName} gets back the same enrollments.</p>
      ) : (
        <ConsequenceList of={consequences} firstName={firstName} />
      )}
      <TextArea
        {...form.text('reason', 'Reason')}
        hint="It is kept in the history. The person does not see it."
        required
        autoFocus
        maxLength={LONGEST_REASON}
      />
    </FormDialog>
  );
}
