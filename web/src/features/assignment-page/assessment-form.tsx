import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { feedbackLabel } from '@bcs/contract/features/coursework/career-feedback';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import type { CommentSender } from '#features/submissions/comment-sender.ts';
import { AssessmentConflict } from './assessment-conflict.tsx';
import { chosenByKey } from '#features/grading/choice-keys.ts';
import { FeedbackChoice } from './feedback-choice.tsx';
import { GradeChoice } from './grade-choice.tsx';
import { useAssessment } from './use-assessment.ts';
import { takeFocus } from './use-ungraded.ts';

type Props = {
  assignment: Assignment;
  submission: Submission;
  sender: CommentSender;
  /** To the next one that waits; null when nothing waits. */
  onNext: (() => void) | null;
};

/** Chooses and saves. With the focus inside, letters choose and Enter saves. GRADE-035, GRADE-036, SUBM-059 */
export function AssessmentForm({ assignment, submission, sender, onNext }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const assessment = useAssessment(assignment, submission);
  const { career, choice, current, open, conflict, pending, failure } = assessment;
  useEffect(() => {
    if (takeFocus()) form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, []);
  const sendComment = async () => (await sender.current?.()) ?? true;
  const save = async (goOn: boolean) => {
    if (!open || conflict || !(await sendComment())) return;
    if ((await assessment.save()) && goOn) onNext?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = chosenByKey(event.key, choice, career);
    if (chosen !== null) assessment.choose(chosen);
    else if (event.key.toLowerCase() === 'n') onNext?.();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void save(event.shiftKey);
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };
  const words = (value: string) => (career ? feedbackLabel(value === '' ? null : Number(value)) : value || 'no grade');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come up from the choices
    <form ref={form} onSubmit={onSubmit} onKeyDown={onKeyDown} className="grid gap-4">
      {career ? (
        <FeedbackChoice value={choice} onChoose={assessment.choose} />
      ) : (
        <GradeChoice value={choice} onChoose={assessment.choose} />
      )}
      {conflict && (
        <AssessmentConflict
          conflict={conflict}
          standing={words(current)}
          chosen={words(choice)}
          pending={pending}
          onKeep={assessment.discard}
          onInsist={() => void sendComment().then((sent) => sent && assessment.insist())}
        />
      )}
      {failure && <Alert tone="bad">{failure.message}</Alert>}
      {!conflict && (
        <div className="flex flex-wrap gap-2 *:grow">
          <Button type="submit" tone="primary" pending={pending} disabled={!open}>
            {career ? 'Save Feedback' : 'Save Grade'}
          </Button>
          {onNext && (
            <Button pending={pending} onClick={() => (open ? void save(true) : onNext())}>
              {open ? 'Save & next' : 'Next ungraded'}
            </Button>
          )}
        </div>
      )}
      <p className="text-xs text-muted pointer-coarse:hidden">
        {career ? 'Keys in this field: 1 to 7 choose' : 'Keys in this field: A B C D F I choose, + and - refine'}, Enter
        saves, Shift+Enter saves and goes on, N goes on.
      </p>
    </form>
  );
}
