import { fullName } from '@bcs/contract/kernel/full-name';
import { LONGEST_NOTE } from '@bcs/contract/features/rosters/failures';
import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import type { EndReason } from '@bcs/contract/features/rosters/model';
import { ROLE_NAMES, type Role } from '@bcs/contract/kernel/roles';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { toast } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { AlreadyChanged } from '#lib/already-changed.tsx';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useFormWith } from '#lib/form.ts';
import { useSend } from '#lib/send.ts';
import { EndingFields } from './ending-fields.tsx';
import { ENDING_CONSEQUENCES } from './ending-words.ts';
import { ROLE_OPTIONS } from './role-options.ts';

export type EnrollmentChange = 'end' | 'resume' | 'role';
type Props = { row: Output<'roster'>['rows'][number]; change: EnrollmentChange; onClose: () => void };

const CHANGE_WORDS: Readonly<Record<EnrollmentChange, { title: string; action: string; follows: string }>> = {
  end: { title: 'End the enrollment of', action: 'End enrollment', follows: ENDING_CONSEQUENCES },
  resume: {
    title: 'Resume the enrollment of',
    action: 'Resume',
    follows: 'All work of this enrollment will be available again.',
  },
  role: {
    title: 'Change the role of',
    action: 'Change role',
    follows: 'Work stays with the enrollment under which it was done; going back to that role brings it back.',
  },
};

const roleName = (value: unknown) => ROLE_NAMES[value as Role];
const reasonName = (value: unknown) => (value === null ? 'None' : END_REASON_NAMES[value as EndReason]);

/** Asks for the details that are needed to change somebody's enrollment. ADM-029, ADM-032, ADM-034 */
export function ChangeDialog({ row, change, onClose }: Props) {
  const { enrollmentId } = row;
  const { title, action, follows } = CHANGE_WORDS[change];
  const titled = `${title} ${fullName(row)}`;
  const draft = useAdminDraft(`enrollment/${enrollmentId}/${change}`, titled, {
    reason: 'withdrawn' as EndReason,
    lastDay: '',
    role: row.role,
    note: '',
  });
  const done = {
    onDone: () => {
      draft.saved();
      toast('Saved.');
      onClose();
    },
  };
  const sending = {
    end: useSend('endEnrollment', done),
    resume: useSend('resumeEnrollment', done),
    role: useSend('changeEnrollmentRole', done),
  };
  const { reason, lastDay, role, note } = draft.value;
  const form = useFormWith(sending[change], {
    draft,
    onReady: () => {
      if (change === 'end') void sending.end.send({ enrollmentId, reason, lastDay: lastDay || null, note });
      else if (change === 'resume') void sending.resume.send({ enrollmentId, note });
      else void sending.role.send({ enrollmentId, role, note });
    },
  });
  return (
    <FormDialog
      form={form}
      size="md"
      title={titled}
      action={action}
      tone={change === 'end' ? 'danger' : 'primary'}
      disabled={change === 'role' && role === row.role}
      onClose={onClose}
      refusal={(failure) => (
        <AlreadyChanged
          failure={failure}
          fields={[
            { key: 'active', label: 'Enrollment', show: (active) => (active === true ? 'In the class' : 'Ended') },
            { key: 'role', label: 'Role', show: roleName, ...(change === 'role' && { mine: ROLE_NAMES[role] }) },
            ...(change === 'end'
              ? [
                  { key: 'endReason', label: 'Reason', show: reasonName, mine: END_REASON_NAMES[reason] },
                  { key: 'lastDay', label: 'Last day', mine: lastDay },
                ]
              : []),
          ]}
        />
      )}
    >
      <p className="text-muted">{follows}</p>
      {change === 'end' && <EndingFields of={form} />}
      {change === 'role' && <SelectField {...form.choice('role', 'Role', ROLE_OPTIONS)} />}
      <TextArea {...form.text('note', 'Note')} hint="It is kept in the history." maxLength={LONGEST_NOTE} />
    </FormDialog>
  );
}
