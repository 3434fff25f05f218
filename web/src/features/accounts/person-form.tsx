import { fullName } from '@bcs/contract/kernel/full-name';
import type { SubmitEvent } from 'react';
import { LONGEST_NAME } from '@bcs/contract/features/accounts/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useVersionedSend } from '#lib/versioned-send.ts';

/** Under which the form keeps what is typed. */
export const personDraft = (accountId: number) => `person/${accountId}`;

type Props = {
  person: Pick<Output<'adminPerson'>, 'id' | 'version' | 'firstName' | 'lastName' | 'githubUserName'>;
  onClose: () => void;
};

const FIELDS = [
  { key: 'firstName', label: 'First name' },
  { key: 'lastName', label: 'Last name' },
  { key: 'githubUserName', label: 'GitHub name' },
] as const;

/** The name of a person, and the one at GitHub. */
export function PersonForm({ person, onClose }: Props) {
  const { id, version, firstName, lastName, githubUserName } = person;
  const draft = useAdminDraft(personDraft(id), `${fullName({ firstName, lastName })}: names`, {
    version,
    firstName,
    lastName,
    githubUserName: githubUserName ?? '',
  });
  const save = useVersionedSend('updatePerson', draft, {
    onDone: () => {
      draft.saved();
      toast('Saved.');
      onClose();
    },
  });
  const wrong = save.failure?.fields ?? {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { githubUserName: typed, ...seen } = draft.value;
    void save.send({ accountId: id, ...seen, githubUserName: typed.trim() === '' ? null : typed });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <DraftNotice draft={draft} />
      <ChangedMeanwhile newer={save.newer} draft={draft} fields={FIELDS} />
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={draft.value[key]}
            error={wrong[key]}
            onChange={({ currentTarget: { value } }) => draft.set((typed) => ({ ...typed, [key]: value }))}
          />
        ))}
      </div>
      {Object.keys(wrong).length === 0 && <FailureAlert failure={save.failure} of="save" />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" pending={save.pending} disabled={!draft.dirty}>
          Save
        </Button>
        <Button
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
