import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { LONGEST_EMAIL } from '@bcs/contract/kernel/lengths';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { useAdminDraft, useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { usePlanned } from '#lib/planned.ts';

type Props = { person: Pick<Output<'adminPerson'>, 'id' | 'firstName' | 'lastName' | 'email'> };

const mergeDraft = (accountId: number) => `person/${accountId}/merge`;

/** The button that merges two accounts. ADM-026, ADM-027 */
export function MergePeople({ person }: Props) {
  const [open, setOpen] = useFormOpen(mergeDraft(person.id));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Merge with another account</Button>
      {open && <MergeDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

type Preview = Output<'previewMerge'>;

const WHAT: Readonly<Record<Preview['rows'][number]['what'], string>> = {
  moves: 'Moves here, with all work',
  'moves and ends': 'Moves here and ends: the other account is in this class as well',
  ends: 'Ends: it belongs to the account that stays and has no work in this class',
};

/** The preview of what a merge would move and end. ADM-026 */
const MergePreview = ({ preview: { emptied, rows }, email }: { preview: Preview; email: string }) => (
  <div className="grid gap-3">
    <p className="wrap-anywhere">
      <strong>{emptied.name}</strong> ({emptied.email}) is emptied
      {emptied.active ? ' and can no longer sign in' : ''}. {email} stays as it is.
    </p>
    {rows.length === 0 && <p className="text-muted">That account has no enrollments.</p>}
    <ul className="grid max-h-72 gap-2 overflow-y-auto">
      {rows.map(({ id, code, university, role, active, what }) => (
        <li key={id} className="grid">
          <span className="wrap-anywhere">
            {ROLE_NAMES[role]} in {code}
            <span className="text-muted">
              {' '}
              · {university}
              {!active && ' · ended before'}
            </span>
          </span>
          <span className="text-sm text-muted">{WHAT[what]}</span>
        </li>
      ))}
    </ul>
    <p className="text-sm text-muted">
      Submissions, grades, comments and attendance stay with their enrollment and their author.
      {emptied.standingRoles > 0 && ' Standing roles of that account move here as well.'}
      {emptied.grants > 0 && ' The grants of that account end and have to be given again.'} You can undo the merge for
      30 days.
    </p>
  </div>
);

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
