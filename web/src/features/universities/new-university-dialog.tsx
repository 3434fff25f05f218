import { useNavigate } from '@tanstack/react-router';
import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { TextField } from '#kit/text-field.tsx';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { ZoneField } from './zone-field.tsx';

/** Under which the form keeps what is typed. */
export const UNIVERSITY_DRAFT = 'universities/new';
const EMPTY_FORM = { name: '', timeZone: 'America/New_York' };

/** A university begins with its name and its time; the rest is on its page. ADM-065 */
export function NewUniversityDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm('createUniversity', {
    draft: useAdminDraft(UNIVERSITY_DRAFT, 'A new university', EMPTY_FORM),
    input: (typed) => typed,
    onDone: ({ universityId }) =>
      void navigate({ to: '/admin/universities/$universityId', params: { universityId: String(universityId) } }),
  });
  return (
    <FormDialog form={form} title="New university" action="Create the university" onClose={onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
      <ZoneField {...form.own('timeZone', 'Time zone')} hint="New classes use this time zone." />
    </FormDialog>
  );
}
