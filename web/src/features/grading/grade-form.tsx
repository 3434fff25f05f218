import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { CAREER_FEEDBACK, feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { GRADED_MEANWHILE, SUBMITTED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';
import type { CommentSender } from '#features/submissions/comment-sender.ts';
import { SOFT_TONES, SOLID_TONES } from '#kit/tone.ts';
import { isComposing } from '#lib/composing.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { isIgnoredKey, useShortcuts } from '#lib/shortcuts.ts';
import { chosenByKey, FEEDBACK_KEYS, GRADE_KEYS } from './choice-keys.ts';
import { GradeChoice } from './grade-choice.tsx';
import type { NextWork } from './next-work.ts';
import { useGradeSaving } from './use-grade-saving.ts';
import { useGrading, type GradingConflict } from './use-grading.ts';

type Props = {
  assignment: Assignment;
  submission: Submission;
  sender: CommentSender;
  /** The way on; null when there is no other work. */
  next: NextWork | null;
  /** The head above the choices, whose heading has the focus on arrival. */
  children: ReactNode;
  dense: boolean;
};

const focusIn = (form: HTMLElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
const isHeading = (target: EventTarget) => target instanceof HTMLHeadingElement;

type GradeConflictProps = {
  conflict: GradingConflict;
  /** The saved grade. */
  saved: string;
  chosen: string;
  pending: boolean;
  onKeep: () => void;
  onInsist: () => void;
};

/** Something came in between: both values in view, and the grader decides. Nothing is overwritten unseen. */
const GradeConflict = ({ conflict, saved, chosen, pending, onKeep, onInsist }: GradeConflictProps) => (
  <div className="grid gap-3">
    <Alert tone="warn" title={conflict === 'graded' ? GRADED_MEANWHILE.message : SUBMITTED_MEANWHILE.message}>
      Saved grade: <strong>{saved}</strong>. Your choice: <strong>{chosen}</strong>.
    </Alert>
    <div className="flex flex-wrap gap-2 *:grow">
      <Button onClick={onKeep}>Keep {saved}</Button>
      <Button tone="primary" pending={pending} onClick={onInsist}>
        Save {chosen}
      </Button>
    </div>
  </div>
);

/** The seven feedback states in their colours. SUBM-007, SUBM-014..SUBM-017 */
function FeedbackChoice({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">Career feedback</legend>
      {CAREER_FEEDBACK.map(({ id, label }) => (
        <label
          key={id}
          className={cx(
            'relative flex min-h-9 cursor-pointer pointer-coarse:min-h-11 items-center gap-3 rounded-control border border-line px-3.5 font-semibold hover:border-edge',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-checked:ring-2 has-checked:ring-current',
            value === String(id) && SOFT_TONES[feedbackTone(id)],
          )}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === String(id)}
            onChange={() => onChoose(String(id))}
            className="sr-only"
          />
          <span aria-hidden className={cx('size-2.5 rounded-full', SOLID_TONES[feedbackTone(id)])} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Chooses and saves. With the focus inside, letters choose and Enter saves. GRADE-035, GRADE-036, SUBM-059 */
export function GradeForm({ assignment, submission, sender, next, children, dense }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const grading = useGrading(assignment, submission);
  const { career, choice, current, open, conflict, failure } = grading;
  // the keys work on arrival: single letters may act only where the focus says so (WCAG 2.1.4). On a choice the focus
  // would look as if it were made
  useEffect(() => focusIn(form.current, 'h2'), []);

  const withComment = async (save: () => Promise<boolean>) => ((await sender.current?.()) ?? true) && save();
  const { pending, start, isLeaving } = useGradeSaving(async (leaves) => {
    if (conflict) return false;
    if (!open) return true;
    const isSaved = await withComment(() => grading.save(leaves));
    // the button disappears with the last change, and the focus would be lost with it
    if (isSaved && form.current?.contains(document.activeElement)) focusIn(form.current, 'input:checked');
    return isSaved;
  }, next && next.go);
  // beside the gradebook the address says in its search whose work it is
  useLeaveGuard(open && !pending, 'work');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event) || isIgnoredKey(event.nativeEvent)) return;
    if (isLeaving()) return event.preventDefault();
    // a held key acts once; a held Enter would also submit the form
    if (event.repeat) return event.key === 'Enter' ? event.preventDefault() : undefined;
    const chosen = chosenByKey(event.key, choice, career);
    if (chosen !== null) {
      grading.choose(chosen);
      focusIn(form.current, `input[value="${chosen}"]`);
    } else if (event.key.toLowerCase() === 'n') void start('next');
    else if (event.key === 'Enter' && (event.target instanceof HTMLInputElement || isHeading(event.target)))
      void start(event.shiftKey ? 'next' : 'save');
    else return;
    event.preventDefault();
  };
  useShortcuts(career ? FEEDBACK_KEYS : GRADE_KEYS);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start('save');
  };
  const words = (value: string) => (career ? feedbackLabel(value === '' ? null : Number(value)) : value || 'no grade');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come up from the choices
    <form ref={form} onSubmit={onSubmit} onKeyDown={onKeyDown} className={cx('grid', dense ? 'gap-3' : 'gap-4')}>
      {children}
      {!conflict && <DraftNotice draft={grading.draft} />}
      {career ? (
        <FeedbackChoice value={choice} onChoose={grading.choose} />
      ) : (
        <GradeChoice value={choice} onChoose={grading.choose} dense={dense} />
      )}
      {conflict && (
        <GradeConflict
          conflict={conflict}
          saved={words(current)}
          chosen={words(choice)}
          pending={pending}
          onKeep={grading.discard}
          onInsist={() => void withComment(grading.insist)}
        />
      )}
      {failure && <Alert tone="bad">{failure.message}</Alert>}
      {!conflict && (
        <div className="flex flex-wrap gap-2 *:grow">
          <Button type="submit" tone="primary" pending={pending} disabled={!open}>
            {career ? 'Save Feedback' : 'Save Grade'}
          </Button>
          {next && (
            <Button pending={pending} onClick={() => void start('next')}>
              {open ? 'Save & next' : next.text}
            </Button>
          )}
        </div>
      )}
      <p className={cx('text-xs text-muted pointer-coarse:hidden', dense && 'sr-only')}>
        Shortcuts: {career ? '1 to 7 to choose' : 'A-F or I to choose, + or - to adjust'}, Enter to save, Shift+Enter or
        N to save and go to the next.
      </p>
    </form>
  );
}
