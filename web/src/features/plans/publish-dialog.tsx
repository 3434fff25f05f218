import { LONGEST_NOTE } from '@bcs/contract/features/plans/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { TextArea } from '#kit/text-area.tsx';
import { toast } from '#kit/toasts.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';
import { FormDialog } from './form-dialog.tsx';
import type { Plan } from './plan-edit.ts';

export const publishDraft = (planId: number): string => `plan/${planId}/publish`;

type Props = { plan: Plan; number: number; onClose: () => void };

/** Makes the next version, with a note for those who choose between them. ADM-102 */
export function PublishDialog({ plan, number, onClose }: Props) {
  const { planId, version, name } = plan;
  const draft = useAdminDraft(publishDraft(planId), `${name}: version ${number}`, '');
  const publish = useSend('publishPlan', {
    onDone: (published) => {
      draft.saved('');
      toast(`Version ${published.number} of ${name} is published.`, 'good');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Publish version ${number}?`}
      action="Publish"
      pending={publish.pending}
      failure={publish.failure}
      problems={{}}
      onClose={onClose}
      onSave={() => void publish.send({ planId, version, note: draft.value })}
    >
      {() => (
        <>
          <p>A version never changes. Classes that have begun from an earlier one stay as they are.</p>
          <DraftNotice draft={draft} />
          <TextArea
            label="Note"
            hint="What is new, for those who choose a version. It can be left empty."
            rows={3}
            maxLength={LONGEST_NOTE}
            value={draft.value}
            onChange={({ currentTarget: { value } }) => draft.set(value)}
          />
        </>
      )}
    </FormDialog>
  );
}
