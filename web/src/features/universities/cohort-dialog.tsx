import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import type { Day } from '@bcs/contract/kernel/clock';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { optionOf, SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { filledFrom } from '#lib/form-values.ts';
import { useForm } from '#lib/form.ts';

type University = Output<'adminUniversity'>;
type Props = {
  university: Pick<University, 'id' | 'programs'>;
  cohort: University['cohorts'][number] | null;
  onClose: () => void;
};

export const cohortDraft = (universityId: number, id: number | null) =>
  `university/${universityId}/cohort/${id ?? 'new'}`;

/** A cohort of a program, new or changed. ADM-065 */
export function CohortDialog({ university: { id: universityId, programs }, cohort, onClose }: Props) {
  const title = cohort ? `Edit ${cohort.name}` : 'New cohort';
  const cohortId = cohort?.id ?? null;
  const empty = { version: 0, programId: programs[0]?.id ?? 0, name: '', startDate: '' as Day, endDate: '' as Day };
  const form = useForm('saveCohort', {
    draft: useAdminDraft(cohortDraft(universityId, cohortId), title, filledFrom(empty, cohort)),
    input: ({ version, ...typed }) => ({ universityId, cohortId, version: cohort && version, ...typed }),
    said: 'Saved.',
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
      <SelectField {...form.choice('programId', 'Program', programs.map(optionOf))} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.text('startDate', 'First day')} type="date" required />
        <TextField {...form.text('endDate', 'Last day')} type="date" required min={form.value.startDate} />
      </div>
    </FormDialog>
  );
}
