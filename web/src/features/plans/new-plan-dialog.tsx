import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { LONGEST_PLAN_NAME } from '@bcs/contract/features/plans/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { base64Of } from '#lib/base64-of.ts';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';
import { FolderField, type ChosenFolder } from './folder-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { MistakeList } from './mistake-list.tsx';
import { BEGINNINGS, NEW_PLAN, NEW_PLAN_DRAFT, problemsOf, type NewPlanForm } from './new-plan-form.ts';
import { PlaceChoice, useChoices } from './place-choice.tsx';

/** A plan that is begun empty, from a class or from a course folder. ADM-102 */
export function NewPlanDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const draft = useAdminDraft<NewPlanForm>(NEW_PLAN_DRAFT, 'A new plan', NEW_PLAN);
  const [folder, setFolder] = useState<ChosenFolder | null>(null);
  const { university, universities, programs, classes } = useChoices(draft.value.university);
  const form = { ...draft.value, university };
  const create = useSend('createPlan', {
    onDone: ({ planId, leftOut }) => {
      if (planId === null) return;
      draft.saved(NEW_PLAN);
      const left = leftOut === 0 ? '' : ` Plans hold no resources yet: ${leftOut} of them were left out.`;
      toast(`${form.name} was made.${left}`);
      void navigate({ to: '/admin/plans/$planId', params: { planId: String(planId) } });
    },
  });
  const change = (next: Partial<NewPlanForm>) => {
    create.reset();
    draft.set((value) => ({ ...value, ...next }));
  };
  const from = () => {
    if (form.from === 'class') return { kind: 'class', courseId: Number(form.course) } as const;
    return form.from === 'folder'
      ? ({ kind: 'folder', base64: base64Of(folder?.bytes ?? new Uint8Array()) } as const)
      : ({ kind: 'empty' } as const);
  };
  const problems = problemsOf(form, folder !== null);
  return (
    <FormDialog
      title="New plan"
      action="Begin the plan"
      pending={create.pending}
      failure={create.failure}
      problems={problems}
      onClose={onClose}
      onSave={() =>
        void create.send({
          universityId: Number(university),
          programId: Number(form.program),
          name: form.name,
          from: from(),
        })
      }
    >
      {(shown) => (
        <>
          <DraftNotice draft={draft} />
          <TextField
            label="Name"
            required
            autoComplete="off"
            maxLength={LONGEST_PLAN_NAME}
            value={form.name}
            error={shown.name}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
          />
          <PlaceChoice {...{ form, universities, programs, change }} problems={shown} />
          <SelectField
            label="Begin with"
            options={BEGINNINGS}
            value={form.from}
            onChange={({ currentTarget: { value } }) => change({ from: value as NewPlanForm['from'] })}
          />
          {form.from === 'class' && (
            <SelectField
              label="Class"
              hint="Its dates become days after each class. Cancelled sessions and archived assignments are left out."
              required
              disabled={university === ''}
              options={[{ value: '', label: 'Please choose' }, ...classes]}
              value={form.course}
              error={shown.course}
              onChange={({ currentTarget: { value } }) => change({ course: value })}
            />
          )}
          {form.from === 'folder' && (
            <FolderField
              folder={folder}
              error={shown.from}
              onFolder={(chosen) => {
                create.reset();
                setFolder(chosen);
              }}
            />
          )}
          <MistakeList
            title="Nothing was made, because of these mistakes"
            mistakes={create.output?.planId === null ? create.output.mistakes : []}
          />
        </>
      )}
    </FormDialog>
  );
}
