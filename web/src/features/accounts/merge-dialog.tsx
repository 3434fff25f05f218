import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { LONGEST_EMAIL } from '@bcs/contract/kernel/lengths';
import { useAdminDraft, useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { usePlanned } from '#lib/planned.ts';
import { MergePreview } from './merge-preview.tsx';

type Props = { person: Pick<Output<'adminPerson'>, 'id' | 'firstName' | 'lastName' | 'email'> };

const mergeDraft = (accountId: number) => `person/${accountId}/merge`;

/** The button that makes one account of two. ADM-026, ADM-027 */
export function MergePeople({ person }: Props) {
  const [open, setOpen] = useFormOpen(mergeDraft(person.id));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Merge with another account</Button>
      {open && <MergeDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function MergeDialog({ person, onClose }: Props & { onClose: () => void }) {
  const { id, email } = person;
  const [asked, setAsked] = useState<string | null>(null);
  const wanted = asked === null ? null : { accountId: id, email: asked };
  const { shown, error, isLatest, isFetching } = usePlanned('previewMerge', wanted);
  const preview = isLatest ? shown : undefined;
  const form = useForm('mergePeople', {
    draft: useAdminDraft(mergeDraft(id), `${fullName(person)}: merge with another account`, { email: '' }),
    onReady: (typed) =>
      wanted && preview ? void form.send({ ...wanted, digest: preview.digest }) : setAsked(typed.email.trim()),
    said: 'The accounts were merged. You can undo it for 30 days.',
    onDone: onClose,
  });
  return (
    <FormDialog
      form={{ ...form, pending: isFetching || form.pending }}
      size="md"
      title={`Merge another account into that of ${fullName(person)}`}
      action={preview ? 'Merge' : 'Preview'}
      tone={preview ? 'danger' : 'primary'}
      onClose={onClose}
    >
      <TextField
        {...form.text('email', 'E-mail of the other account')}
        hint={`It will be emptied; the person keeps signing in with ${email}.`}
        type="email"
        required
        autoFocus
        maxLength={LONGEST_EMAIL}
        onChange={({ currentTarget: { value } }) => {
          form.set({ email: value });
          setAsked(null);
          form.reset();
        }}
      />
      {preview && <MergePreview preview={preview} email={email} />}
      {!form.failure && <FailureAlert failure={error} of="preview" />}
    </FormDialog>
  );
}
