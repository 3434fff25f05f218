import { greetingName } from '@bcs/contract/kernel/full-name';
import { EMAIL_HAS_ACCOUNT, LONGEST_NAME } from '@bcs/contract/features/accounts/failures';
import { LONGEST_EMAIL } from '@bcs/contract/kernel/lengths';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { ROLE_OPTIONS } from '#features/rosters/role-options.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { isFailure } from '#lib/call-failed.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { ClassChoice, type ClassChoiceDraft } from './class-choice.tsx';
import { EnrollKnown } from './enroll-known.tsx';

type Props = {
  /** The filter of the list, which is the likely class of somebody new. */
  near: ClassChoiceDraft;
  onClose: () => void;
};

/** Creates somebody, with a class and an invitation by choice. ADM-018, ADM-019 */
export function AddPersonDialog({ near, onClose }: Props) {
  const nobody = { email: '', firstName: '', lastName: '', ...near, role: STUDENT, invites: true };
  const draft = useAdminDraft('people/new', 'A new person', nobody);
  const { email, role, course } = draft.value;
  const seat = course === '' ? null : { courseId: Number(course), role };
  const invites = draft.value.invites && seat !== null;
  const form = useForm('createPerson', {
    draft,
    input: ({ firstName, lastName }) => ({ email: email.trim(), firstName, lastName, seat, invites }),
    said: () => {
      const mail = role === STUDENT ? 'goes out now, or when the class is published' : 'is on its way';
      return `${greetingName(draft.value)} was added.${invites ? ` The invitation ${mail}.` : ''}`;
    },
    onDone: onClose,
  });
  const isKnown = isFailure(form.failure, EMAIL_HAS_ACCOUNT);
  const enrolled = () => {
    draft.saved();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="md"
      title="Add a person"
      action="Add"
      disabled={isKnown}
      onClose={onClose}
      refusal={(failure) =>
        isKnown ? (
          <EnrollKnown {...{ email, seat, invites: draft.value.invites }} onDone={enrolled} />
        ) : (
          <FailureAlert failure={failure} of="save" />
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.text('email', 'E-mail')}
          type="email"
          required
          autoFocus
          maxLength={LONGEST_EMAIL}
          className="sm:col-span-2"
          onChange={({ currentTarget: { value } }) => {
            form.reset();
            form.set({ email: value });
          }}
        />
        <TextField {...form.text('firstName', 'First name')} maxLength={LONGEST_NAME} />
        <TextField {...form.text('lastName', 'Last name')} maxLength={LONGEST_NAME} />
      </div>
      <ClassChoice value={draft.value} error={form.errorOf('seat')} onChange={form.set} />
      <SelectField {...form.choice('role', 'Role', ROLE_OPTIONS)} />
      <Checkbox
        {...form.check('invites', 'Send the invitation now')}
        hint={
          seat
            ? 'The person gets an e-mail with a link for choosing a password, which works for seven days. Students of a draft class get it when the class is published.'
            : 'Choose a class to send an invitation. A grant sends an e-mail of its own.'
        }
        disabled={!seat}
        checked={invites}
      />
    </FormDialog>
  );
}
