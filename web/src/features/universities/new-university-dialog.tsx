import type { SubmitEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextField } from '#kit/text-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';
import { ZoneField } from './zone-field.tsx';

/** Under which the form keeps what is typed. */
export const UNIVERSITY_DRAFT = 'universities/new';
const NOTHING = { name: '', timeZone: 'America/New_York' };

/** A university begins with its name and its time; the rest is on its page. ADM-065 */
export function NewUniversityDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const draft = useAdminDraft(UNIVERSITY_DRAFT, 'A new university', NOTHING);
  const create = useSend('createUniversity', {
    onDone: ({ universityId }) => {
      draft.saved(NOTHING);
      void navigate({ to: '/admin/universities/$universityId', params: { universityId: String(universityId) } });
    },
  });
  const wrong = create.failure?.fields ?? {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create.send(draft.value);
  };
  return (
    <Dialog open sticky title="New university" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <DraftNotice draft={draft} />
        {Object.keys(wrong).length === 0 && <FailureAlert failure={create.failure} of="save" />}
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={LONGEST_UNIVERSITY_NAME}
          value={draft.value.name}
          error={wrong['name']}
          onChange={({ currentTarget: { value } }) => draft.set((typed) => ({ ...typed, name: value }))}
        />
        <ZoneField
          value={draft.value.timeZone}
          error={wrong['timeZone']}
          hint="Its new classes keep this time."
          onChange={(timeZone) => draft.set((typed) => ({ ...typed, timeZone }))}
        />
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" pending={create.pending}>
            Create the university
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
