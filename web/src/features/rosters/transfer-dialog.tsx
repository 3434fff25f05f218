import { LONGEST_NOTE } from '@bcs/contract/features/rosters/failures';
import { plural } from '@bcs/contract/kernel/plural';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { PLEASE_CHOOSE, SelectField } from '#kit/select-field.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Input } from '#lib/api.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { usePlanned } from '#lib/planned.ts';
import { useRead } from '#lib/queries.ts';
import { STATE_WORDS } from './transfer-states.ts';
import { TransferPreview } from './transfer-preview.tsx';

const EMPTY_FORM = { course: '', chosen: [] as Input<'previewTransfer'>['chosen'], lastDay: '', note: '' };

type Props = { enrollmentId: number; name: string; code: string; onClose: () => void };

/** Moves somebody to another class of the university, after a preview that compares both. ADM-035 */
export function TransferDialog({ enrollmentId, name, code, onClose }: Props) {
  const draft = useAdminDraft(`enrollment/${enrollmentId}/transfer`, `${name}: transfer`, EMPTY_FORM);
  const { course, chosen } = draft.value;
  const courseId = Number(course) || null;
  const { data, error: unlisted } = useRead('previewTransfer', { enrollmentId, courseId: null, chosen: [] });
  const planned = usePlanned('previewTransfer', courseId === null ? null : { enrollmentId, courseId, chosen });
  const error = unlisted ?? planned.error;
  const plan = courseId === null ? null : (planned.shown?.plan ?? null);
  const form = useForm('transferEnrollment', {
    draft,
    input: ({ lastDay, note }) =>
      plan && courseId !== null
        ? { enrollmentId, courseId, chosen, lastDay: lastDay || null, note, digest: plan.digest }
        : null,
    said: ({ copied }) =>
      `Transferred${copied > 0 ? `, with copies of ${plural(copied, 'submission')}` : ''}. You can undo it for 30 days.`,
    onDone: onClose,
  });
  const choose = (changed: Partial<typeof EMPTY_FORM>) => {
    form.reset();
    form.set(changed);
  };
  const classes = (data?.classes ?? []).map(({ id, code: other, name: title, state }) => ({
    value: String(id),
    label: [other, title, STATE_WORDS[state]].filter(Boolean).join(' · '),
  }));
  return (
    <FormDialog
      form={{ ...form, pending: form.pending || planned.isFetching }}
      size="lg"
      title={`Transfer ${name} to another class`}
      action="Transfer"
      disabled={error !== null || !planned.isLatest}
      onClose={onClose}
    >
      {!data && !error && <StandBy />}
      {data && (
        <SelectField
          {...form.choice('course', 'To the class', [PLEASE_CHOOSE, ...classes])}
          hint={
            classes.length === 0
              ? 'There is no other current or future class of this university that you administer.'
              : undefined
          }
          required
          onChange={({ currentTarget: { value } }) => choose({ course: value, chosen: [] })}
        />
      )}
      {courseId !== null && !plan && !error && <StandBy />}
      {plan && (
        <>
          <TransferPreview
            plan={plan}
            from={code}
            onChoose={(assignmentId, to) =>
              choose({ chosen: [...chosen.filter((one) => one.assignmentId !== assignmentId), { assignmentId, to }] })
            }
          />
          <TextField {...form.text('lastDay', `Last day in ${code}`)} type="date" />
          <TextArea {...form.text('note', 'Note')} hint="It is kept in the history." maxLength={LONGEST_NOTE} />
        </>
      )}
      {/* saving ends the enrollment in the preview, which then cannot be loaded again */}
      {!form.failure && !form.pending && <FailureAlert failure={error} of="preview" />}
    </FormDialog>
  );
}
