import { LONGEST_REASON } from '@bcs/contract/features/classes/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { TextArea } from '#kit/text-area.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';

type Props = { found: Pick<Output<'adminClass'>, 'courseId' | 'name'>; onClose: () => void };

/** Lets a concluded class be changed again, for a reason. ADM-070 */
export function ReopenDialog({ found: { courseId, name }, onClose }: Props) {
  const form = useForm('reopenClass', {
    draft: useAdminDraft(`class/${courseId}/reopen`, `${name}: reason to reopen`, { reason: '' }),
    input: ({ reason }) => ({ courseId, reason }),
    said: `${name} can be changed again.`,
    onDone: onClose,
  });
  return (
    <FormDialog form={form} size="md" title={`Reopen ${name}`} action="Reopen" onClose={onClose}>
      <TextArea
        {...form.text('reason', 'Reason')}
        hint="It is kept in the history."
        required
        autoFocus
        maxLength={LONGEST_REASON}
      />
    </FormDialog>
  );
}
