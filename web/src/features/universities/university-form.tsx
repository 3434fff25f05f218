import { LONGEST_SHORT_NAME, LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import type { Holiday } from '@bcs/contract/features/universities/model';
import { LONGEST_EMAIL } from '@bcs/contract/kernel/lengths';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { EditForm } from '#lib/form-frame.tsx';
import { initialValues, orNulls } from '#lib/form-values.ts';
import { useForm } from '#lib/form.ts';
import { AccentField } from './accent-field.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { holidayText } from './holiday-text.ts';
import { ZoneField } from './zone-field.tsx';

/** The name under which the draft of the form is stored. */
export const universityDraft = (universityId: number) => `university/${universityId}`;

type Props = { university: Output<'adminUniversity'>; onClose: () => void };

const EMPTY_FORM = {
  version: 0,
  name: '',
  shortName: '',
  accentColor: '',
  supportEmail: '',
  timeZone: '',
  holidays: [] as Holiday[],
};
const listText = (holidays: unknown) => (holidays as Holiday[]).map(holidayText).join('; ');

/** The form for a university's name and brand, and the settings that its new classes begin with. ADM-066 */
export function UniversityForm({ university, onClose }: Props) {
  const { id: universityId, name } = university;
  const form = useForm('updateUniversity', {
    draft: useAdminDraft(
      universityDraft(universityId),
      `${name}: brand and holidays`,
      initialValues(EMPTY_FORM, university),
    ),
    input: ({ shortName, accentColor, supportEmail, ...typed }) => ({
      universityId,
      ...typed,
      ...orNulls({ shortName, accentColor, supportEmail }),
    }),
    said: 'Saved.',
    onDone: onClose,
  });
  return (
    <EditForm form={form} className="grid gap-5" onClose={onClose}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
        <TextField
          {...form.text('shortName', 'Short name')}
          maxLength={LONGEST_SHORT_NAME}
          hint="Shown beside the name of a class where space is limited."
        />
        <AccentField {...form.own('accentColor', 'Accent color')} />
        <TextField
          {...form.text('supportEmail', 'Support e-mail')}
          type="email"
          maxLength={LONGEST_EMAIL}
          hint="Shown on /support where a cohort has no support form."
        />
        <ZoneField
          {...form.own('timeZone', 'Time zone')}
          hint="New classes use this time zone. Existing classes keep theirs."
        />
      </div>
      <HolidayFields {...form.own('holidays', 'Holidays', listText)} errorOf={form.errorOf} />
    </EditForm>
  );
}
