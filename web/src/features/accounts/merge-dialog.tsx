import { fullName } from '@bcs/contract/kernel/full-name';
import { useState, type SubmitEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LONGEST_EMAIL } from '@bcs/contract/features/accounts/failures';
import { useAdminDraft, useFormOpen } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
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

function MergeDialog({ person: { id, firstName, lastName, email }, onClose }: Props & { onClose: () => void }) {
  const draft = useAdminDraft(mergeDraft(id), `${fullName({ firstName, lastName })}: merge with another account`, '');
  const typed = draft.value;
  const [asked, setAsked] = useState<string | null>(null);
  const wanted = { accountId: id, email: asked ?? '' };
  const { data, error, isFetching } = useQuery({ ...callQuery('previewMerge', wanted), enabled: asked !== null });
  const merge = useSend('mergePeople', {
    onDone: () => {
      draft.saved('');
      toast('The accounts were merged. You can undo it for 30 days.');
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (data && asked !== null) void merge.send({ ...wanted, digest: data.digest });
    else setAsked(typed.trim());
  };
  const wrong = merge.failure ?? (asked === null ? null : error);
  return (
    <Dialog
      open
      sticky
      size="md"
      onClose={onClose}
      title={`Merge another account into that of ${fullName({ firstName, lastName })}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="merge-people"
            tone={data && asked !== null ? 'danger' : 'primary'}
            pending={isFetching || merge.pending}
          >
            {data && asked !== null ? 'Merge' : 'Preview'}
          </Button>
        </>
      }
    >
      <form id="merge-people" noValidate onSubmit={submit} className="grid gap-4">
        <DraftNotice draft={draft} />
        <TextField
          label="E-mail of the other account"
          hint={`It is emptied; the person goes on signing in with ${email}.`}
          type="email"
          required
          autoFocus
          autoComplete="off"
          maxLength={LONGEST_EMAIL}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            draft.set(value);
            setAsked(null);
            merge.reset();
          }}
        />
        {data && asked !== null && !error && <MergePreview preview={data} email={email} />}
        {wrong && <Alert tone="bad">{wrong.message}</Alert>}
      </form>
    </Dialog>
  );
}
