import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { LONGEST_REASON } from '@bcs/contract/features/accounts/failures';
import type { AccountConsequences } from '@bcs/contract/features/accounts/model';
import { plural } from '@bcs/contract/kernel/plural';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { useAdminDraft, useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

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

/** The consequences of a deactivation, named before it is done. ADM-022 */
function ConsequenceList({ of, firstName }: { of: AccountConsequences; firstName: string }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  const { comingSessions, comingSessionCount } = of;
  return (
    <div className="grid gap-2">
      <p>{firstName} is signed out at once and can no longer sign in. All data is kept.</p>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {of.enrollments > 0 && (
          <li>
            {plural(of.enrollments, 'active enrollment loses', 'active enrollments lose')} its person until
            reactivation.
          </li>
        )}
        {of.left.map(({ courseId, code, role }) => (
          <li key={`${courseId} ${role}`} className="font-semibold">
            {code} is left without an {ROLE_NAMES[role].toLowerCase()}.
          </li>
        ))}
        {comingSessionCount > 0 && (
          <li>
            {plural(comingSessionCount, 'upcoming session was', 'upcoming sessions were')} created by {firstName}:
            <ul className="text-muted">
              {comingSessions.map(({ id, name, code, startTime }) => (
                <li key={id} className="wrap-anywhere">
                  {name} ({code}), {formatDateTime(startTime, timeZone)}
                </li>
              ))}
              {comingSessionCount > comingSessions.length && (
                <li>and {comingSessionCount - comingSessions.length} more</li>
              )}
            </ul>
          </li>
        )}
        {of.grants > 0 && <li>{plural(of.grants, 'administration grant ends', 'administration grants end')}.</li>}
      </ul>
    </div>
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
