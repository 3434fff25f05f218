import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { LONGEST_PLAN_NAME } from '@bcs/contract/features/plans/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { base64Of } from '#lib/base64-of.ts';
import { PLEASE_CHOOSE, SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useFormWith } from '#lib/form.ts';
import { useSend } from '#lib/send.ts';
import { FolderField, type ChosenFolder } from './folder-field.tsx';
import { MistakeList } from './mistake-list.tsx';
import { BEGINNING_OPTIONS, NEW_PLAN_FORM, NEW_PLAN_DRAFT, validateNewPlan } from './new-plan-form.ts';
import { PlaceChoice, usePlaceChoices } from './place-choice.tsx';

/** The dialog for a new plan: empty, from a class, or from a course folder. ADM-102 */
export function NewPlanDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const stored = useAdminDraft(NEW_PLAN_DRAFT, 'A new plan', NEW_PLAN_FORM);
  const [folder, setFolder] = useState<ChosenFolder | null>(null);
  const { university, universities, programs, classes } = usePlaceChoices(stored.value.university);
  const typed = { ...stored.value, university };
  const create = useSend('createPlan', {
    onDone: ({ planId, leftOut }) => {
      if (planId === null) return;
      stored.saved(NEW_PLAN_FORM);
      const left = leftOut === 0 ? '' : ` Plans cannot hold resources yet, so ${leftOut} were left out.`;
      toast(`${typed.name} was created.${left}`);
      void navigate({ to: '/admin/plans/$planId', params: { planId: String(planId) } });
    },
  });
  const from = () => {
    if (typed.from === 'class') return { kind: 'class', courseId: Number(typed.course) } as const;
    return typed.from === 'folder'
      ? ({ kind: 'folder', base64: base64Of(folder?.bytes ?? new Uint8Array()) } as const)
      : ({ kind: 'empty' } as const);
  };
  const set: typeof stored.set = (next) => {
    create.reset();
    stored.set(next);
  };
  const form = useFormWith(create, {
    draft: { ...stored, value: typed, set },
    problems: validateNewPlan(typed, folder !== null),
    onReady: ({ name, program }) =>
      void create.send({ universityId: Number(university), programId: Number(program), name, from: from() }),
  });
  return (
    <FormDialog form={form} size="md" title="New plan" action="Create the plan" onClose={onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_PLAN_NAME} />
      <PlaceChoice {...{ form, universities, programs }} />
      <SelectField {...form.choice('from', 'Start with', BEGINNING_OPTIONS)} />
      {typed.from === 'class' && (
        <SelectField
          {...form.choice('course', 'Class', [PLEASE_CHOOSE, ...classes])}
          hint="Its dates become days after each class. Cancelled sessions and archived assignments are left out."
          required
          disabled={university === ''}
        />
      )}
      {typed.from === 'folder' && (
        <FolderField
          folder={folder}
          error={form.errorOf('folder')}
          onFolder={(chosen) => {
            create.reset();
            setFolder(chosen);
          }}
        />
      )}
      <MistakeList
        title="Nothing was created because of these mistakes"
        mistakes={create.output?.planId === null ? create.output.mistakes : []}
      />
    </FormDialog>
  );
}
