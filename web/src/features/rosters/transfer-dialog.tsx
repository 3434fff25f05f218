import type { SubmitEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LONGEST_NOTE } from '@bcs/contract/features/rosters/failures';
import { plural } from '@bcs/contract/kernel/plural';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import type { Input } from '#lib/api.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { STATES } from './transfer-states.ts';
import { TransferPreview } from './transfer-preview.tsx';

type Props = { enrollmentId: number; name: string; code: string; onClose: () => void };

/** Moves somebody to another class of the university, after both were paired. ADM-035 */
export function TransferDialog({ enrollmentId, name, code, onClose }: Props) {
  const draft = useAdminDraft(`enrollment/${enrollmentId}/transfer`, `${name}: transfer`, {
    course: '',
    chosen: [] as Input<'previewTransfer'>['chosen'],
    lastDay: '',
    note: '',
  });
  const { course, chosen, lastDay, note } = draft.value;
  const set = (changed: Partial<typeof draft.value>) => draft.set((typed) => ({ ...typed, ...changed }));
  const courseId = Number(course) || null;
  const { data, error: unlisted } = useQuery(
    callQuery('previewTransfer', { enrollmentId, courseId: null, chosen: [] }),
  );
  const preview = useQuery({
    ...callQuery('previewTransfer', { enrollmentId, courseId, chosen }),
    enabled: courseId !== null,
    placeholderData: keepPreviousData,
  });
  const error = unlisted ?? (courseId === null ? null : preview.error);
  const plan = courseId === null ? null : (preview.data?.plan ?? null);
  const transfer = useSend('transferEnrollment', {
    onDone: ({ copied }) => {
      draft.saved();
      toast(`Transferred${copied > 0 ? `, with copies of ${words(copied)}` : ''}. You can undo it for 30 days.`);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (plan === null || courseId === null) return;
    void transfer.send({ enrollmentId, courseId, chosen, lastDay: lastDay || null, note, digest: plan.digest });
  };
  const choose = (assignmentId: number, to: number | null) => {
    transfer.reset();
    set({ chosen: [...chosen.filter((one) => one.assignmentId !== assignmentId), { assignmentId, to }] });
  };
  // its own success ends the enrollment that the preview is of
  const wrong = transfer.failure ?? (transfer.pending ? null : error);
  return (
    <Dialog
      open
      sticky
      size="lg"
      onClose={onClose}
      title={`Transfer ${name} to another class`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="transfer"
            tone="primary"
            pending={transfer.pending || preview.isFetching}
            disabled={plan === null || error !== null}
          >
            Transfer
          </Button>
        </>
      }
    >
      <form id="transfer" noValidate onSubmit={submit} className="grid gap-4">
        <DraftNotice draft={draft} />
        {!data && !error && <StandBy />}
        {data && (
          <SelectField
            label="To the class"
            hint={
              data.classes.length === 0
                ? 'There is no other class of this university that you administer and that is not over.'
                : undefined
            }
            required
            options={[
              { value: '', label: 'Please choose' },
              ...data.classes.map(({ id, code: other, name: title, state }) => ({
                value: String(id),
                label: [other, title, STATES[state]].filter(Boolean).join(' · '),
              })),
            ]}
            value={course}
            onChange={({ currentTarget: { value } }) => {
              transfer.reset();
              set({ course: value, chosen: [] });
            }}
          />
        )}
        {preview.isLoading && <StandBy />}
        {plan && <TransferPreview plan={plan} from={code} onChoose={choose} />}
        {plan && (
          <>
            <TextField
              label={`Last day in ${code}`}
              type="date"
              value={lastDay}
              onChange={({ currentTarget: { value } }) => set({ lastDay: value })}
            />
            <TextArea
              label="Note"
              hint="It is kept in the history."
              maxLength={LONGEST_NOTE}
              value={note}
              onChange={({ currentTarget: { value } }) => set({ note: value })}
            />
          </>
        )}
        {wrong && <Alert tone="bad">{wrong.message}</Alert>}
      </form>
    </Dialog>
  );
}

const words = (count: number) => plural(count, 'submission');
