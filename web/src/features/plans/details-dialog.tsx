import { useState } from 'react';
import { LONGEST_PLAN_NAME } from '@bcs/contract/features/plans/failures';
import { missing } from '@bcs/contract/kernel/missing';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { toOption, SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useFormWith } from '#lib/form.ts';
import type { NewerValues } from '#lib/versioned-send.ts';
import { usePlanEdit, type EditedPlan, type Plan } from './plan-edit.ts';
import { isDeepEqual } from './same.ts';

type Details = { readonly name: string; readonly program: string };

export const detailsDraft = (planId: number): string => `plan/${planId}/details`;
const detailsOf = ({ name, programId }: Pick<EditedPlan, 'name' | 'programId'>): Details => ({
  name,
  program: String(programId),
});

/** The dialog for the name of a plan, and the program to which it belongs. ADM-102 */
export function DetailsDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const draft = useAdminDraft<Details>(detailsDraft(plan.planId), `${plan.name}: name and program`, detailsOf(plan));
  const [seen, setSeen] = useState(detailsOf(plan));
  const [newer, setNewer] = useState<NewerValues<Details> | null>(null);
  const { apply, pending, failure } = usePlanEdit(plan);
  const save = async ({ name, program }: Details) => {
    const isSaved = await apply({
      isOutdated: (now) => !isDeepEqual(detailsOf(now), seen),
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
  const form = useFormWith(
    { pending, failure, newer },
    { draft, problems: { name: missing(draft.value.name) }, onReady: (typed) => void save(typed) },
  );
  return (
    <FormDialog form={form} size="md" title={`Edit ${plan.name}`} onClose={onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_PLAN_NAME} />
      <SelectField {...form.choice('program', 'Program', plan.programs.map(toOption))} />
    </FormDialog>
  );
}
