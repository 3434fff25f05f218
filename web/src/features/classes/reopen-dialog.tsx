import type { SubmitEvent } from 'react';
import { LONGEST_REASON } from '@bcs/contract/features/classes/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';

type Props = { found: Pick<Output<'adminClass'>, 'courseId' | 'name'>; onClose: () => void };

/** Lets a concluded class be changed again, for a reason. ADM-070 */
export function ReopenDialog({ found: { courseId, name }, onClose }: Props) {
  const draft = useAdminDraft(`class/${courseId}/reopen`, `${name}: reason to reopen`, '');
  const sending = useSend('reopenClass', {
    onDone: () => {
      draft.saved('');
      toast(`${name} can be changed again.`);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void sending.send({ courseId, reason: draft.value });
  };
  const wrong = sending.failure?.fields?.['reason'];
  return (
    <Dialog
      open
      sticky
      size="md"
      onClose={onClose}
      title={`Reopen ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="reopen-class" tone="primary" pending={sending.pending}>
            Reopen
          </Button>
        </>
      }
    >
      <form id="reopen-class" noValidate onSubmit={submit} className="grid gap-4">
        <DraftNotice draft={draft} />
        <TextArea
          label="Reason"
          hint="It is kept in the history."
          required
          autoFocus
          maxLength={LONGEST_REASON}
          value={draft.value}
          error={wrong}
          onChange={({ currentTarget: { value } }) => draft.set(value)}
        />
        {!wrong && <FailureAlert failure={sending.failure} of="save" />}
      </form>
    </Dialog>
  );
}
