import type { SubmitEvent } from 'react';
import { LONGEST_SHORT_NAME, LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import type { Holiday } from '@bcs/contract/features/universities/model';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useVersionedSend } from '#lib/versioned-send.ts';
import { AccentField } from './accent-field.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { holidayText } from './holiday-text.ts';
import { ZoneField } from './zone-field.tsx';

/** Under which the form keeps what is typed. */
export const universityDraft = (universityId: number) => `university/${universityId}`;

type Props = { university: Output<'adminUniversity'>; onClose: () => void };

const FIELDS = [
  { key: 'name', label: 'Name' },
  { key: 'shortName', label: 'Short name' },
  { key: 'supportEmail', label: 'Support e-mail' },
  { key: 'accentColor', label: 'Accent color' },
  { key: 'timeZone', label: 'Time zone' },
  { key: 'holidays', label: 'Holidays', show: (value: unknown) => (value as Holiday[]).map(holidayText).join('; ') },
] as const;

/** Name and brand of a university, and what its new classes take over. ADM-066 */
export function UniversityForm({ university, onClose }: Props) {
  const { id, version, name, timeZone, holidays } = university;
  const draft = useAdminDraft(universityDraft(id), `${name}: brand and holidays`, {
    version,
    name,
    shortName: university.shortName ?? '',
    accentColor: university.accentColor ?? '',
    supportEmail: university.supportEmail ?? '',
    timeZone,
    holidays: holidays as readonly Holiday[],
  });
  type Form = typeof draft.value;
  const save = useVersionedSend('updateUniversity', draft, {
    onDone: () => {
      draft.saved();
      toast('Saved.');
      onClose();
    },
  });
  const set = (changed: Partial<Form>) => draft.set((typed) => ({ ...typed, ...changed }));
  const wrong = save.failure?.fields ?? {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { shortName, accentColor, supportEmail, ...seen } = draft.value;
    const given = (text: string) => (text.trim() === '' ? null : text.trim());
    void save.send({
      universityId: id,
      ...seen,
      holidays: [...seen.holidays],
      shortName: given(shortName),
      accentColor: given(accentColor),
      supportEmail: given(supportEmail),
    });
  };
  const line = (key: 'name' | 'shortName' | 'supportEmail', label: string, more: Parameters<typeof TextField>[0]) => (
    <TextField
      {...more}
      label={label}
      autoComplete="off"
      value={draft.value[key]}
      error={wrong[key]}
      onChange={({ currentTarget: { value } }) => set({ [key]: value })}
    />
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <DraftNotice draft={draft} />
      <ChangedMeanwhile newer={save.newer} draft={draft} fields={FIELDS} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {line('name', 'Name', { label: '', required: true, maxLength: LONGEST_UNIVERSITY_NAME })}
        {line('shortName', 'Short name', {
          label: '',
          maxLength: LONGEST_SHORT_NAME,
          hint: 'Stands beside the name of a class, where there is little room.',
        })}
        <AccentField
          value={draft.value.accentColor}
          error={wrong['accentColor']}
          onChange={(accentColor) => set({ accentColor })}
        />
        {line('supportEmail', 'Support e-mail', {
          label: '',
          type: 'email',
          maxLength: 255,
          hint: 'Shown on /support where a cohort has no support form.',
        })}
        <ZoneField
          value={draft.value.timeZone}
          error={wrong['timeZone']}
          hint="New classes keep this time. Those that stand keep theirs."
          onChange={(zone) => set({ timeZone: zone })}
        />
      </div>
      <HolidayFields value={draft.value.holidays} errors={wrong} onChange={(changed) => set({ holidays: changed })} />
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
