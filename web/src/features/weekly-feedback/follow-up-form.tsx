import { FOLLOW_UP_LENGTH } from '@bcs/contract/features/weekly-feedback/failures';
import type { EditableFollowUp } from '@bcs/contract/features/weekly-feedback/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { useDraft } from '#lib/draft.ts';
import { FormFrame } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';
import { useViewer } from '#lib/viewer.ts';

/** 'You said, we did': a short answer of the staff to the feedback of a week, which the class reads. */
export function FollowUpForm({ week, saved }: { week: number; saved: EditableFollowUp | undefined }) {
  const { courseId } = useViewer();
  const draft = useDraft(`follow-up/${courseId}/${week}`, { text: saved?.text ?? '' });
  const text = draft.value.text.trim();
  const form = useForm('saveFollowUp', {
    draft,
    input: () => ({ courseId, week, text, version: saved?.version ?? 0 }),
    said: ({ followUp }) =>
      followUp.text === '' ? 'Taken back.' : 'The class sees it on its dashboard and above the next survey.',
  });
  return (
    <TitledCard
      pad
      title="You said, we did"
      lead={saved?.text ? `Written by ${saved.author}.` : 'Tell the class what becomes of its feedback.'}
      className="grid gap-3 print:hidden"
    >
      <FormFrame
        form={form}
        className="grid gap-3"
        refusal={(failure) => <Alert tone="bad">{failure.message}</Alert>}
        buttons={
          <div>
            <Button type="submit" tone="primary" disabled={text === (saved?.text ?? '')} pending={form.pending}>
              {text === '' && saved?.text ? 'Take back' : 'Save'}
            </Button>
          </div>
        }
      >
        <TextArea
          {...form.text('text', `What you did about the feedback of week ${week}`)}
          hint="The students of the class read this. Do not name anyone, and do not quote anything that shows who wrote it."
          rows={3}
          maxLength={FOLLOW_UP_LENGTH}
        />
      </FormFrame>
    </TitledCard>
  );
}
