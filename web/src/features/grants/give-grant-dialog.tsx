import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import type { Output } from '#lib/api.ts';
import { useAdminDraft } from './admin-draft.ts';

type Props = { universities: Output<'grants'>['universities']; onClose: () => void };

/** Under which the form keeps what is typed. */
export const GRANT_DRAFT = 'grants/new';
const NOTHING = { email: '', over: '' };

/** Lets somebody administer the installation or one university. ADM-001 */
export function GiveGrantDialog({ universities, onClose }: Props) {
  const draft = useAdminDraft(GRANT_DRAFT, 'A new grant', NOTHING);
  const { email, over } = draft.value;
  const set = (changed: Partial<typeof NOTHING>) => draft.set((typed) => ({ ...typed, ...changed }));
  const { send, pending, failure, dialog } = useSendWithPassword('giveGrant', {
    onDone: () => {
      draft.saved(NOTHING);
      toast('The grant was given.');
      onClose();
    },
  });
  const fieldError = failure?.fields['email'];
  return (
    <>
      <Dialog open sticky title="Give a grant" onClose={onClose}>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send({ email: email.trim(), universityId: over === 'installation' ? null : Number(over) });
          }}
        >
          <DraftNotice draft={draft} />
          {!fieldError && <FailureAlert failure={failure} of="save" />}
          <TextField
            label="E-mail"
            type="email"
            required
            maxLength={255}
            autoComplete="off"
            value={email}
            error={fieldError}
            hint="Of somebody who has an account. Without a password they get a mail with a link to choose one; without a second factor they sign in again and set one up."
            onChange={({ currentTarget: { value } }) => set({ email: value })}
          />
          <SelectField
            label="Administers"
            required
            value={over}
            options={[
              { value: '', label: 'Please choose' },
              ...universities.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: 'installation', label: 'The whole installation' },
            ]}
            onChange={({ currentTarget: { value } }) => set({ over: value })}
          />
          <p className="text-sm text-muted">
            A grant opens people, classes and imports. It opens no submission, grade or attendance.
          </p>
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" tone="primary" pending={pending}>
              Give the grant
            </Button>
          </div>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
