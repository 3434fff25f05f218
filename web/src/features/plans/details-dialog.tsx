import { useState } from 'react';
import { LONGEST_PLAN_NAME } from '@bcs/contract/features/plans/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import type { Newer } from '#lib/versioned-send.ts';
import { FormDialog } from './form-dialog.tsx';
import { usePlanEdit, type Edited, type Plan } from './plan-edit.ts';
import { isSame } from './same.ts';

interface Details {
  readonly name: string;
  readonly program: string;
}

export const detailsDraft = (planId: number): string => `plan/${planId}/details`;
const detailsOf = ({ name, programId }: Pick<Edited, 'name' | 'programId'>): Details => ({
  name,
  program: String(programId),
});

/** What a plan is called, and to which program it belongs. ADM-102 */
export function DetailsDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const draft = useAdminDraft<Details>(detailsDraft(plan.planId), `${plan.name}: name and program`, detailsOf(plan));
  const [seen, setSeen] = useState(detailsOf(plan));
  const [newer, setNewer] = useState<Newer<Details> | null>(null);
  const { apply, pending, failure } = usePlanEdit(plan);
  const { name, program } = draft.value;
  const save = async () => {
    const isSaved = await apply({
      isOutdated: (now) => !isSame(detailsOf(now), seen),
      onOutdated: (now) => {
        setSeen(detailsOf(now));
        setNewer({ mine: draft.value, theirs: detailsOf(now) });
      },
      change: (now) => ({ ...now, name, programId: Number(program) }),
    });
    if (!isSaved) return;
    draft.saved();
    toast('Saved.');
    onClose();
  };
  const programs = plan.programs.map((each) => ({ value: String(each.id), label: each.name }));
  const programName = (value: unknown) => programs.find((each) => each.value === value)?.label ?? '';
  return (
    <FormDialog
      title={`Edit ${plan.name}`}
      pending={pending}
      failure={failure}
      problems={{ ...(name.trim() === '' && { name: 'Please fill in this field.' }) } as { name?: string }}
      onClose={onClose}
      onSave={() => void save()}
    >
      {(shown) => (
        <>
          <DraftNotice draft={draft} />
          <ChangedMeanwhile
            newer={newer}
            draft={draft}
            fields={[
              { key: 'name', label: 'Name' },
              { key: 'program', label: 'Program', show: programName },
            ]}
          />
          <TextField
            label="Name"
            required
            maxLength={LONGEST_PLAN_NAME}
            value={name}
            error={shown.name}
            onChange={({ currentTarget: { value } }) => draft.set((form) => ({ ...form, name: value }))}
          />
          <SelectField
            label="Program"
            options={programs}
            value={program}
            onChange={({ currentTarget: { value } }) => draft.set((form) => ({ ...form, program: value }))}
          />
        </>
      )}
    </FormDialog>
  );
}
