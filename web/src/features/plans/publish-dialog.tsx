import { LONGEST_NOTE } from '@bcs/contract/features/plans/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { TextArea } from '#kit/text-area.tsx';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import type { Plan } from './plan-edit.ts';

export const publishDraft = (planId: number): string => `plan/${planId}/publish`;

/** Publishes the next version, with a note that helps people choose a version. ADM-102 */
export function PublishDialog({ plan, number, onClose }: { plan: Plan; number: number; onClose: () => void }) {
  const { planId, version, name } = plan;
  const form = useForm('publishPlan', {
    draft: useAdminDraft(publishDraft(planId), `${name}: version ${number}`, { note: '' }),
    input: ({ note }) => ({ planId, version, note }),
    said: (published) => `Version ${published.number} of ${name} is published.`,
    onDone: onClose,
  });
  return (
    <FormDialog form={form} size="md" title={`Publish version ${number}?`} action="Publish" onClose={onClose}>
      <p>A version never changes. Classes that began from an earlier version stay as they are.</p>
      <TextArea
        {...form.text('note', 'Note')}
        hint="Say what is new, to help others choose a version. It can be left empty."
        rows={3}
        maxLength={LONGEST_NOTE}
      />
    </FormDialog>
  );
}
