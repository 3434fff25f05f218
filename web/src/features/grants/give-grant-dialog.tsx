import { LONGEST_EMAIL } from '@bcs/contract/kernel/lengths';
import { PLEASE_CHOOSE, toOption, SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useFormWith } from '#lib/form.ts';
import { useAdminDraft } from './admin-draft.ts';

type Props = { universities: Output<'grants'>['universities']; onClose: () => void };

/** The name under which the draft of the form is stored. */
export const GRANT_DRAFT_NAME = 'grants/new';
const EMPTY_FORM = { email: '', over: '' };
const INSTALLATION = { value: 'installation', label: 'The whole installation' };

/** Lets somebody administer the installation or one university. ADM-001 */
export function GiveGrantDialog({ universities, onClose }: Props) {
  const draft = useAdminDraft(GRANT_DRAFT_NAME, 'A new grant', EMPTY_FORM);
  const { dialog, ...sending } = useSendWithPassword('giveGrant', {
    said: 'The grant was given.',
    onDone: () => {
      draft.saved();
      onClose();
    },
  });
  const form = useFormWith(sending, {
    draft,
    problems: {},
    onReady: ({ email, over }) =>
      void sending.send({ email: email.trim(), universityId: over === INSTALLATION.value ? null : Number(over) }),
  });
  const places = [PLEASE_CHOOSE, ...universities.map(toOption), INSTALLATION];
  return (
    <>
      <FormDialog form={form} title="Give a grant" action="Give the grant" onClose={onClose}>
        <TextField
          {...form.text('email', 'E-mail')}
          type="email"
          required
          maxLength={LONGEST_EMAIL}
          hint="The person needs an account. If they have no password, they get an e-mail with a link for choosing one; if they have no second factor, they sign in again and set one up."
        />
        <SelectField {...form.choice('over', 'Administers', places)} required />
        <p className="text-sm text-muted">
          A grant gives access to people, classes and imports, but not to submissions, grades or attendance.
        </p>
      </FormDialog>
      {dialog}
    </>
  );
}
