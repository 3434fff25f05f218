import type { SetupStep } from '@bcs/contract/features/setup/model-steps';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { AlreadyChanged } from '#lib/already-changed.tsx';
import { useSend } from '#lib/send.ts';
import { STEP_WORDS } from './step-words.ts';

type Props = { step: SetupStep; onClose: () => void };

export const skipDraft = (step: SetupStep) => `setup/${step}`;

/** Why the installation does without a step. ADM-120 */
export function SkipForm({ step, onClose }: Props) {
  const draft = useAdminDraft(skipDraft(step), `Set up: ${STEP_WORDS[step].title}`, '');
  const reason = draft.value;
  const { send, pending, failure } = useSend('skipSetupStep', {
    onDone: () => {
      draft.saved('');
      onClose();
    },
  });
  const wrong = failure?.fields['reason'];
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ step, reason: reason.trim() });
      }}
    >
      <TextField
        label="Why is this not needed?"
        className="grow basis-60"
        required
        maxLength={300}
        autoFocus
        value={reason}
        error={wrong}
        onChange={({ currentTarget: { value } }) => draft.set(value)}
      />
      {failure && !wrong && (
        <div className="basis-full">
          <AlreadyChanged failure={failure} fields={[{ key: 'reason', label: 'Reason', mine: reason }]} />
        </div>
      )}
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" tone="primary" pending={pending}>
        Skip this step
      </Button>
    </form>
  );
}
