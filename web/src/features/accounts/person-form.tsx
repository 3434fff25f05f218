import { fullName } from '@bcs/contract/kernel/full-name';
import { LONGEST_NAME } from '@bcs/contract/features/accounts/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { EditForm } from '#lib/form-frame.tsx';
import { filledFrom, orNull } from '#lib/form-values.ts';
import { useForm } from '#lib/form.ts';

/** The name under which the form keeps what is typed. */
export const personDraft = (accountId: number) => `person/${accountId}`;

type Props = {
  person: Pick<Output<'adminPerson'>, 'id' | 'version' | 'firstName' | 'lastName' | 'githubUserName'>;
  onClose: () => void;
};

const EMPTY_FORM = { version: 0, firstName: '', lastName: '', githubUserName: '' };

/** The name of a person, and the one at GitHub. */
export function PersonForm({ person, onClose }: Props) {
  const form = useForm('updatePerson', {
    draft: useAdminDraft(personDraft(person.id), `${fullName(person)}: names`, filledFrom(EMPTY_FORM, person)),
    input: (typed) => ({ accountId: person.id, ...typed, githubUserName: orNull(typed.githubUserName) }),
    said: 'Saved.',
    onDone: onClose,
  });
  return (
    <EditForm form={form} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.text('firstName', 'First name')} maxLength={LONGEST_NAME} />
        <TextField {...form.text('lastName', 'Last name')} maxLength={LONGEST_NAME} />
        <TextField {...form.text('githubUserName', 'GitHub name')} maxLength={LONGEST_NAME} />
      </div>
    </EditForm>
  );
}
