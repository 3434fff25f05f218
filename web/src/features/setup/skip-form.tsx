import { LONGEST_SKIP_REASON } from '@bcs/contract/features/setup/failures';
import type { SetupStep } from '@bcs/contract/features/setup/model';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { AlreadyChanged } from '#lib/already-changed.tsx';
import { FormFrame } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';
import { STEP_WORDS } from './step-words.ts';

export const skipDraft = (step: SetupStep) => `setup/${step}`;

/** Asks why the installation skips a step. ADM-120 */
export function SkipForm({ step, onClose }: { step: SetupStep; onClose: () => void }) {
  const form = useForm('skipSetupStep', {
    draft: useAdminDraft(skipDraft(step), `Set up: ${STEP_WORDS[step].title}`, { reason: '' }),
    problems: {},
    input: ({ reason }) => ({ step, reason: reason.trim() }),
    onDone: onClose,
  });
  return (
    <FormFrame
      form={form}
      className="flex flex-wrap items-end gap-2"
      refusal={(failure) => (
        <div className="basis-full">
          <AlreadyChanged failure={failure} fields={[{ key: 'reason', label: 'Reason', mine: form.value.reason }]} />
        </div>
      )}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" pending={form.pending}>
            Skip this step
          </Button>
        </>
      }
    >
      <TextField
        {...form.text('reason', 'Why is this not needed?')}
        className="grow basis-60"
        required
        maxLength={LONGEST_SKIP_REASON}
        autoFocus
      />
    </FormFrame>
  );
}
